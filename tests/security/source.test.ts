// @module-tag servers
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = globSync('{server,client,domain}/**/*.{ts,tsx}')
  // A file system lists them in any order.
  .toSorted()
  .filter((file) => !file.includes('graphql/generated'))
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
    const ways = [
      // Code: eval, Function and its kin, timers with texts, constructors of functions.
      /\b(?:eval|execScript|importScripts|(?:Async|Generator)*Function)\(|\.constructor\(/g,
      /\bset(?:Timeout|Interval|Immediate)\(\s*['"`]/g,
      /['"](?:node:)?(?:vm|inspector|repl|wasi)(?:\/\w+)?['"]|\bregisterHooks\(/g,
      // Modules, scripts and threads by an address that is not in the source.
      /\bimport\(\s*(?!['"])[^)]*|\brequire\((?!['"])|createElement\(\s*['"`]script/g,
      /\bnew (?:Shared)?Worker\(\s*(?!new URL\(`?'?\.\/)[^)]*|\beval: true/g,
      // Objects of any type out of bytes; templates and expressions of other languages.
      /\bdeserialize\(|from 'v8'|serialize-javascript/g,
      /from '(?:ejs|handlebars|pug|mustache|nunjucks|vm2|jexl|jsonata|mathjs|expr-eval|lodash[\w/.]*)'/g,
    ];
    expect(ways.flatMap((way) => found(way))).toEqual([]);
  });

  test('runs no command of the operating system, and forks only its own programs', () => {
    expect(
      found(
        /(?<!\.)\b(?:exec|execSync|execFile|execFileSync|spawn|spawnSync)\(|shell: true/g,
        /^server/,
      ),
    ).toEqual([]);
    const imported = found(/^import (?!type ).*'(?:node:)?(?:child_process|cluster)'/gm);
    expect(imported.length).toBeGreaterThan(2);
    const others = imported.filter(
      (each) =>
        !/: import \{ fork(?:, type ChildProcess)? \} from 'node:child_process'$/.test(each),
    );
    expect(others).toEqual([]);
    const types = found(/^import type .*'node:child_process'/gm);
    expect(found(/'(?:node:)?(?:child_process|cluster)'/g)).toHaveLength(
      imported.length + types.length,
    );
    const own = /\bfork\(\s*fileURLToPath\(new URL\(`\.\/\$\{file\}`, import\.meta\.url\)\)/g;
    expect(found(/(?<![.\w])fork\(/g)).toHaveLength(imported.length);
    expect(found(own)).toHaveLength(imported.length);
  });

  test('makes patterns only of its own constants', () => {
    const constants = new Set(
      files.flatMap(({ text }) =>
        [...text.matchAll(/^(?:export )?const (\w+)\b/gm)].map(([, name]) => name!),
      ),
    );
    const made = files
      .filter(({ file }) => file.startsWith('domain') || file.startsWith('server'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\bRegExp\(\s*([^,]*?)[,)\n]/g)].map(([, of]) => `${file}: ${of!}`),
      );
    expect(made.length).toBeGreaterThan(10);
    const isConstant = (of: string) => {
      const names = /^['`]|^String\.raw`/.test(of)
        ? [...of.matchAll(/\$\{([\w.]+?)(?:\.source)?\}/g)].map(([, name]) => name!)
        : [of];
      return names.every((name) => constants.has(name));
    };
    // These are called with constants; the others run in the sandbox, on a name that GraphQL has read.
    const allowed = [
      'domain/proof/pack-tables.ts: `${submissionTexts.completed} ([\\\\d.]+ hours?',
      'domain/records/patient-identifier-patterns.ts: source',
      'domain/records/quick-log-hours.ts: String.raw`${fresh}(${pattern}',
      'domain/records/quick-log-hours.ts: String.raw`${around}${fresh}(${pattern}',
      'domain/records/quick-log-parts.ts: source',
    ];
    const others = made.filter((each) => !isConstant(each.slice(each.indexOf(': ') + 2)));
    expect(others.filter((each) => !each.startsWith('server/sandbox/flow.ts: '))).toEqual(allowed);
  });

  test('logs objects and fixed words, never a text as a format', () => {
    const logged = found(
      /\blog\??\.(?:trace|debug|info|warn|error|fatal)\(\s*[^\s,)]+/g,
      /^server/,
    );
    expect(logged.length).toBeGreaterThan(20);
    const loose = logged.filter((each) => !/\(\s*(?:\{|'|run$|removed$|cleaning$)/.test(each));
    // Apollo's own messages, passed on alone: a format needs something beside it.
    expect(loose).toEqual(['server/app.ts: log.warn(m', 'server/app.ts: log.error(m']);
    const printed = found(/util\.format|\bprintf\(|console\.\w+\(/g, /^(server|domain)/);
    expect([...new Set(printed.map((each) => each.split(':')[0]))].toSorted()).toEqual([
      // An example of code on a page.
      'server/rest/openapi/page-parts.ts',
    ]);
  });

  test('sends nobody to another site by itself', () => {
    const elsewhere = [
      ...found(/\bredirect\(\d+, [^\n]*|\.location\([^\n]*|['"]Location['"]:[^\n]*/g, /^server/),
      ...found(/\blocation\.(?:assign|replace)\(|\blocation(?:\.href)? = /g, /^client/),
      ...found(/\bwindow\.open\([^\n]*|openWindow\([^\n]*|http-equiv="?refresh/g, /^client/),
    ];
    expect(elsewhere.toSorted()).toEqual([
      // A new account opens the app; identity providers that the operator has named, and back into the app.
      'client/features/account/auth/FirstCodes.tsx: location.replace(',
      'client/features/account/step-up/ByIdentity.tsx: location.assign(',
      'client/features/account/step-up/ByIdentity.tsx: location.href = ',
      "client/features/account/step-up/ByIdentity.tsx: window.open('', '_blank');",
      // A user opens the address of a resource, and a tapped message its page in the app.
      "client/features/learning/resources/ResourceMenu.tsx: window.open(resource.url, '_blank', 'noopener');",
      'client/lib/identity-visit.ts: location.assign(',
      'client/worker/push.ts: openWindow(target.href);',
      "server/app.ts: redirect(303, '/sandbox/');",
      // Words from another app open the dashboard.
      "server/http/share.ts: redirect(303, '/');",
      'server/http/share.ts: redirect(303, pageFor(outcome, words));',
      "server/http/share.ts: redirect(303, pageFor(req.is(FORM) ? 'files' : 'failed'));",
      "server/rest/provider-pages.ts: redirect(303, outcome ? identityPaths.after(purpose, outcome, provider) : '/');",
      'server/rest/respond.ts: .location(`${req.baseUrl}${location(body)}`);',
    ]);
  });

  test('opens a session in these places only', () => {
    const where = (pattern: RegExp) =>
      [...new Set(found(pattern, /^server/).map((each) => each.split(':')[0]))].toSorted();
    const ways = /import \{[^}]*\b(?:openSession|beginSession|signIn|signToken|signAccessToken)\b/g;
    expect(where(ways)).toEqual([
      // A changed password, a passkey, identity providers, registration and password, what these share, and access tokens.
      'server/auth/account/account.ts',
      'server/auth/factors/passkey-sign-in.ts',
      'server/auth/identities/new-account.ts',
      'server/auth/identities/visits.ts',
      'server/auth/sessions/session.ts',
      'server/auth/sign-in/auth.ts',
      'server/auth/sign-in/sign-in.ts',
      'server/schema/account/access-tokens/access-tokens.ts',
    ]);
    expect(where(/insert into sessions|\.(?:create|insert|upsert)\(Session,/g)).toEqual([
      'server/auth/sessions/session.ts',
      'server/schema/account/access-tokens/access-tokens.ts',
    ]);
  });

  test('hides a password in one component', () => {
    expect(found(/\btype[=:]\s*[^\n]*['"]password['"]/g, /^client/)).toEqual([
      "client/components/form/useHiddenText.tsx: type: shown ? 'text' : 'password'",
    ]);
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
    // One of a list without broken ones.
    expect(found(hashes)).toEqual(['domain/proof/time-stamp-tokens.ts: subtle.digest(']);
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
      // Tokens of RFC 3161 name their certificate by it; the signature is of another. Every authenticator app needs it
      // (RFC 6238).
      [`domain/proof/time-stamp-tokens.ts: SHA-1'`, `server/auth/factors/totp-codes.ts: sha1'`],
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
      .flatMap(({ file, text }) =>
        [...text.matchAll(/([\w?.]*)(?:addEventListener\(\s*'message'|onmessage\b)/g)]
          .map(([, from]) => from!.replace(/\??\.$/, ''))
          // A worker hears the page that started it, and nobody else.
          .filter((from) => !(from === 'self' && file.endsWith('.worker.ts'))),
      );
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
