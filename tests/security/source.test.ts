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
    const broken = /create(?:Hash|Hmac)\(\s*'(?!sha(?:256|384|512)')[^']*'|aes-\d+-(?:ecb|cbc)/g;
    expect(found(broken)).toEqual([]);
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
});
