import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = globSync('{server,client,domain}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('graphql/generated') && !file.includes('seed/modules/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const found = (pattern: RegExp, within = /./): string[] =>
  files
    .filter(({ file }) => within.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`));

describe('the source', () => {
  test('is read in all three parts', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(found(/\bfetch\(/g).length).toBeGreaterThan(2);
  });

  test('never runs text as a program', () => {
    expect(found(/\beval\(|\bnew Function\(|\bvm\.run|set(?:Timeout|Interval)\(\s*['"`]/g)).toEqual(
      [],
    );
  });

  test('runs no command of the operating system, and forks only its own programs', () => {
    expect(
      found(
        /(?<!\.)\b(?:exec|execSync|execFile|execFileSync|spawn|spawnSync)\(|shell: true/g,
        /^server/,
      ),
    ).toEqual([]);
  });

  test('accepts no certificate unchecked', () => {
    expect(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual(
      [],
    );
  });

  test('takes unguessable values from the crypto module', () => {
    // It spreads load.
    const allowed = 'server/realtime/catching-up.ts: Math.random(';
    expect(found(/Math\.random\(/g, /^(server|domain)/)).toEqual([allowed]);
  });

  test('has no cipher of its own and no broken hash', () => {
    // A name that is not written there is as unknown as a broken one.
    const hashes =
      /\bcreateH(?:ash|mac)\(\s*(?!'sha(?:256|384|512)')|\bhkdf\w*\(\s*(?!'sha256')|subtle\.digest\((?!'SHA-256')/g;
    expect(found(hashes)).toEqual([]);
    const ciphers = found(/\bCIPHER =[^;]*|createCipher\w*\([^,]*|createDecipher\w*\([^,]*/g);
    expect(ciphers.toSorted()).toEqual([
      `client/lib/sealing.ts: CIPHER = 'AES-GCM'`,
      `server/auth/sealing.ts: CIPHER = 'aes-256-gcm'`,
      'server/auth/sealing.ts: createCipheriv(CIPHER',
      'server/auth/sealing.ts: createDecipheriv(CIPHER',
    ]);
    expect(
      found(/(?:public|private)(?:En|De)crypt\(|RSA_PKCS1|RSA-OAEP|\b(?:md5|sha-?1)'/gi),
    ).toEqual(
      // Every authenticator app needs it (RFC 6238).
      [`server/auth/factors/totp-codes.ts: sha1'`],
    );
  });

  test('reads tokens by one algorithm, which it names', () => {
    expect(found(/jwt\.verify\(/g).length).toBeGreaterThan(1);
    expect(found(/jwt\.verify\((?![^;]*?algorithms: \['HS256'\])|jwt\.decode\(/g)).toEqual([]);
    const signed = /jwt\.sign\((?![^;]*?algorithm: (?:'HS256'|ALGORITHM)[,\s])/g;
    expect(found(signed)).toEqual([]);
  });

  test('compares without converting types', () => {
    // Comparing with null finds undefined too; paths of SQL and base64 only look like it.
    expect(found(/[=!]=(?<!(?:[=!<>?]|@\.\w+ )[=!]=)(?!=|'| null\b).{0,40}/g)).toEqual([]);
  });

  test('listens only to messages of its own tabs and workers', () => {
    const heard = files
      .filter(({ file }) => file.startsWith('client/'))
      .flatMap(({ text }) => [
        ...text.matchAll(/([\w?.]*)(?:addEventListener\(\s*'message'|onmessage\b)/g),
      ])
      .map(([, from]) => from!.replace(/\??\.$/, ''));
    expect(heard.length).toBeGreaterThan(0);
    expect(
      heard.filter((from) => !/^(channel|worker|(navigator\.)?serviceWorker)$/i.test(from!)),
    ).toEqual([]);
  });
});

describe('committed and shipped files', () => {
  test('contain no key and no password', () => {
    const secret =
      /BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b(?:secret|apiKey|token|privateKey): '[\w+/=-]{16,}'/g;
    expect(found(secret, /^(?!server\/sandbox\/windows)/)).toEqual([]);
    const ignored = readFileSync('.dockerignore', 'utf8');
    expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.git', '.data*', '**/.env']));
  });

  test('ask the operator for every secret of the compose file', () => {
    const compose = readFileSync('docker/compose.yml', 'utf8').replaceAll(/^#.*$/gm, '');
    const secrets = [...compose.matchAll(/\w*(?:SECRET|PASSWORD)\w*: (.+)|postgres:\/\/(.+)/g)];
    expect(secrets.length).toBeGreaterThan(2);
    for (const [line] of secrets) expect(line).toMatch(/\$\{(?:JWT_SECRET|POSTGRES_PASSWORD):\?/);
  });
});
