import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Variant = 'sha256' | 'sha1' | 'older';

export interface TimeAuthority {
  url: string;
  /** The certificate of its root, as PEM. */
  root: string;
  requests: number;
  /** Behaviour at the next request: stamp, respond with 503, send something else, refuse, or send without end. */
  mode: 'stamp' | 'away' | 'rubbish' | 'refuse' | 'flood';
  /** Returns its response to a request; `sha1` signs with SHA-1, `older` names its certificate as RFC 3161 did at first. */
  reply: (query: Uint8Array, variant?: Variant) => Uint8Array<ArrayBuffer>;
  /** Signs a TSTInfo as any CMS: without the attribute that names the certificate, as a type. */
  signedPlainly: (info: Uint8Array, type?: string) => Uint8Array<ArrayBuffer>;
  /** A certificate of the same key, issuer and serial number with another name, as DER. */
  secondCertificate: () => Uint8Array<ArrayBuffer>;
  stop: () => Promise<void>;
}

/** A time-stamping authority (RFC 3161): OpenSSL behind HTTP. */
export async function timeAuthority(): Promise<TimeAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'tsa-'));
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  writeFileSync(join(folder, 'tsa.cnf'), config);
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-days',
    '30',
    '-subj',
    '/CN=Root of time/O=Tests',
    '-config',
    'tsa.cnf',
    '-extensions',
    'root',
  );
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'tsa.key',
    '-out',
    'tsa.csr',
    '-subj',
    '/CN=Clock 1/O=Tests',
    '-config',
    'tsa.cnf',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'tsa.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '30',
    '-out',
    'tsa.pem',
    '-extfile',
    'tsa.cnf',
    '-extensions',
    'tsa_cert',
  );
  writeFileSync(join(folder, 'serial'), '01');
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, name), content);
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const reply = (query: Uint8Array, variant: Variant = 'sha256') => {
    write('query', query);
    write('variant.cnf', variants[variant](config));
    openssl('ts', '-reply', '-config', 'variant.cnf', '-queryfile', 'query', '-out', 'reply');
    return read('reply');
  };
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      authority.requests += 1;
      if (authority.mode === 'away') return void res.writeHead(503).end();
      res.setHeader('content-type', 'application/timestamp-reply');
      if (authority.mode === 'rubbish') return void res.end('no token');
      // A PKIStatusInfo with status 2, rejection.
      if (authority.mode === 'refuse') return void res.end(Buffer.from('30053003020102', 'hex'));
      if (authority.mode === 'flood') return void res.end(Buffer.alloc(300 * 1024));
      res.end(reply(Buffer.concat(pieces)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const authority: TimeAuthority = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root: readFileSync(join(folder, 'root.pem'), 'utf8'),
    requests: 0,
    mode: 'stamp',
    reply,
    signedPlainly: (info, oid = '1.2.840.113549.1.9.16.1.4') => {
      write('info', info);
      const type = ['-econtent_type', oid];
      const key = ['-signer', 'tsa.pem', '-inkey', 'tsa.key', '-md', 'sha256'];
      const out = ['-in', 'info', '-outform', 'DER', '-out', 'signed'];
      openssl('cms', '-sign', '-binary', '-nodetach', ...type, ...key, ...out);
      return read('signed');
    },
    secondCertificate: () => {
      const serial = execFileSync('openssl', ['x509', '-in', 'tsa.pem', '-noout', '-serial'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const subject = ['-key', 'tsa.key', '-subj', '/CN=Another clock', '-config', 'tsa.cnf'];
      openssl('req', '-new', ...subject, '-out', 'second.csr');
      const by = ['-CA', 'root.pem', '-CAkey', 'root.key', '-days', '30', '-extfile', 'tsa.cnf'];
      const number = ['-set_serial', `0x${serial.trim().split('=')[1]}`];
      const out = ['-extensions', 'tsa_cert', '-outform', 'DER', '-out', 'second.der'];
      openssl('x509', '-req', '-in', 'second.csr', ...by, ...number, ...out);
      return read('second.der');
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
  return authority;
}

const config = `
[req]
distinguished_name = name
prompt = no
[name]
[root]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[tsa_cert]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = clock
[clock]
serial = serial
crypto_device = builtin
signer_cert = tsa.pem
certs = root.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

const variants: Record<Variant, (of: string) => string> = {
  sha256: (of) => of,
  sha1: (of) => of.replace('signer_digest = sha256', 'signer_digest = sha1'),
  older: (of) => of.replace('ess_cert_id_alg = sha256', 'ess_cert_id_alg = sha1'),
};
