import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = globSync('{server,client,domain}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('graphql/generated') && !file.includes('seed/modules/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const found = (pattern: RegExp, within = /./): string[] =>
  files
    .filter(({ file }) => within.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`));

describe('what the source does without', () => {
  test('reads files of all three parts', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(found(/\bfetch\(/g).length).toBeGreaterThan(2);
  });

  test('text is never run as a program', () => {
    expect(found(/\beval\(|\bnew Function\(|\bvm\.run|set(?:Timeout|Interval)\(\s*['"`]/g)).toEqual(
      [],
    );
  });

  test('no command of the operating system is run; only programs of our own are forked', () => {
    expect(
      found(
        /(?<!\.)\b(?:exec|execSync|execFile|execFileSync|spawn|spawnSync)\(|shell: true/g,
        /^server/,
      ),
    ).toEqual([]);
  });

  test('no certificate is accepted unchecked', () => {
    expect(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual(
      [],
    );
  });

  test('chance that somebody must not guess comes from the generator of the crypto module', () => {
    // This use spreads load.
    const allowed = ['server/schema/notifications/changes.ts: Math.random('];
    expect(
      found(/Math\.random\(/g, /^(server|domain)/).filter((hit) => !allowed.includes(hit)),
    ).toEqual([]);
  });

  test('no cipher of our own, and no hash that is broken', () => {
    const broken = /create(?:Hash|Hmac)\(\s*'(?!sha(?:256|384|512)')[^']*'|aes-\d+-(?:ecb|cbc)/g;
    expect(found(broken)).toEqual([]);
  });

  test('no message of another window is listened to, only those of our own tabs and workers', () => {
    const heard = files
      .filter(({ file }) => file.startsWith('client/'))
      .flatMap(({ text }) => [
        ...text.matchAll(/(\S*?)(?:\?\.)?(?:addEventListener\(\s*'message'|onmessage\b)/g),
      ])
      .map(([, from]) => from);
    expect(heard.length).toBeGreaterThan(0);
    expect(
      heard.filter((from) => !/^(channel|worker|(navigator\.)?serviceWorker)$/i.test(from!)),
    ).toEqual([]);
  });
});

describe('what is kept beside the source', () => {
  test('no secret: neither a key nor a password stands in what is committed or shipped', () => {
    const secret =
      /BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b(?:secret|apiKey|token|privateKey): '[\w+/=-]{16,}'/g;
    expect(found(secret, /^(?!server\/sandbox\/windows)/)).toEqual([]);
    const ignored = readFileSync('.dockerignore', 'utf8');
    expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.git', '.data*', '**/.env']));
  });
});
