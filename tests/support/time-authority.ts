import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TimeAuthority {
  url: string;
  /** The certificate of its root, as PEM. */
  root: string;
  requests: number;
  /** What it does next: stamp, refuse with 503, or send something else. */
  mode: 'stamp' | 'away' | 'rubbish';
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
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      authority.requests += 1;
      if (authority.mode === 'away') return void res.writeHead(503).end();
      res.setHeader('content-type', 'application/timestamp-reply');
      if (authority.mode === 'rubbish') return void res.end('no token');
      writeFileSync(join(folder, 'query'), Buffer.concat(pieces));
      openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', '-out', 'reply');
      res.end(readFileSync(join(folder, 'reply')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const authority: TimeAuthority = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root: readFileSync(join(folder, 'root.pem'), 'utf8'),
    requests: 0,
    mode: 'stamp',
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
