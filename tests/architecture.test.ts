import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Import {
  file: string;
  line: number;
  text: string;
  /** A path from the root, or 'npm:' and the package's name. */
  target: string;
  /** Imported names; empty for a namespace or default import. */
  names: string[];
  typeOnly: boolean;
}

const product = ['domain', 'content', 'server', 'client'];
const generated = /^client\/graphql\//;
const files = product
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const imports = files.flatMap(importsOf);

const noun = /^server\/schema\/(?:records|standing|learning|proof|account|messages)\/([\w-]+)\//;
const bothEntities = (file: string, target: string) =>
  [file, target].every((path) => path.endsWith('.entity.ts'));
const nounFile = (path: string) => !/\.(entity|input|type|resolver)\.ts$/.test(path);

const rules: [sentence: string, from: RegExp, mayImport: (each: Import) => boolean][] = [
  [
    'domain imports nothing of ours, and of others only yup and dayjs',
    /^domain\/(?!\w+\/(roster-calendar|rule-steps|calendar-(entries|text|zones)|zone-names|time-stamp-tokens)\.ts)/,
    ({ target }) => /^domain\/|^npm:(yup|dayjs)$/.test(target),
  ],
  [
    'the quick log with its certificates and the sentence about practice alone read days in words, and load on demand',
    /^(?!client\/features\/records\/(activities\/quick-log|practice-periods\/several)\/)./,
    ({ target, file }) =>
      !/^domain\/records\/(quick-log|practice-sentence)\.ts$/.test(target) ||
      /^domain\/records\/(quick-log|practice-sentence|certificate-hours)\.ts$/.test(file),
  ],
  [
    'in domain only the schemas, and what reads a whole file by them, take yup with them',
    /^domain\/(?!(fields|forms)\.ts|(\w+\/)?[\w-]+(\.schema|-import)\.ts)/,
    ({ target, typeOnly }) =>
      typeOnly ||
      !/^npm:yup$|^domain\/(fields|forms|(\w+\/)?[\w-]+(\.schema|-import))\.ts$/.test(target),
  ],
  [
    'content knows nothing but domain',
    /^content\//,
    ({ target }) => /^(content|domain)\//.test(target),
  ],
  [
    'only what fills the database reads content',
    /^(?!server\/db\/seed\/)(server|client|domain)\//,
    ({ target }) => !target.startsWith('content/'),
  ],
  ['server never imports client', /^server\//, ({ target }) => !target.startsWith('client/')],
  ['client never imports server', /^client\//, ({ target }) => !target.startsWith('server/')],
  [
    'the product imports no tests and no scripts',
    /./,
    ({ target }) => !/^(tests|scripts)\//.test(target),
  ],
  [
    'main runs, run starts, start makes the app: nobody else imports them',
    /^(?!server\/(main|run|start)\.ts)server\//,
    ({ target }) => !/^server\/(main|run|start|app)\.ts$/.test(target),
  ],
  [
    'only schema/index imports resolvers',
    /^(?!server\/schema\/index\.ts)server\//,
    ({ target }) => !target.endsWith('.resolver.ts'),
  ],
  [
    "only rest/routes.ts imports a noun's routes, but for another part of the same noun",
    /^(?!server\/rest\/routes\.ts)server\//,
    ({ file, target }) => !target.endsWith('.routes.ts') || dirname(file) === dirname(target),
  ],
  [
    'rest, reports and reminders enter at <nouns>.ts',
    /^server\/(rest|reports|reminders)\//,
    ({ file, target, typeOnly }) =>
      typeOnly || !noun.test(target) || nounFile(target) || bothEntities(file, target),
  ],
  [
    "a noun takes another noun's entity and enums, notify.ts and security-events.ts, nothing else; a crew attests, and a deleted account is forgotten by crews and teams; the summary, pace, cpd-years, portfolio, shared-submissions, teams, renewal, bin, search and global-ids read all; a field may show a reader, and the list of activities filters by evidence",
    /^server\/(schema\/\w+\/(?!(summary|pace|cpd-years|portfolio|shared-submissions|teams|renewal|bin|search|global-ids)\/)[\w-]+|auth)\//,
    ({ file, target }) => {
      const [own, other] = [noun.exec(file)?.[1], noun.exec(target)?.[1]];
      if (!other || other === own || /\.(entity|enums)\.ts$/.test(target)) return true;
      if (other === 'summary') {
        return (
          file.endsWith('.resolver.ts') ||
          file === 'server/schema/records/activities/activity-list.ts'
        );
      }
      return (
        target === 'server/schema/messages/notifications/notify.ts' ||
        (own === 'crew-sessions' &&
          target === 'server/schema/proof/attestations/add-attestation.ts') ||
        (file === 'server/auth/account/account.ts' &&
          /^server\/schema\/proof\/(crew-sessions\/crew|teams\/team)-forgetting\.ts$/.test(
            target,
          )) ||
        target === 'server/schema/account/security-events/security-events.ts'
      );
    },
  ],
  [
    'records know a noun by its entity alone',
    /^server\/records\//,
    ({ target }) => !noun.test(target) || target.endsWith('.entity.ts'),
  ],
  [
    'nouns, accounts, records and the database know nothing of the doors in front of them; their routes are a part of REST',
    /^server\/(schema|auth|records|db)\/(?!.*\.routes\.ts$)/,
    ({ target }) =>
      target.endsWith('.entity.ts') ||
      !/^server\/(rest|reports|reminders|delivery|sandbox|http|graphql)\/|^server\/app\.ts$|^npm:(express|ws|graphql-ws|@apollo\/server)/.test(
        target,
      ),
  ],
  [
    'only app.ts imports websocket.ts',
    /^(?!server\/app\.ts)server\//,
    ({ target }) => target !== 'server/realtime/websocket.ts',
  ],
  [
    'app is reached from main alone',
    /^client\/(pages|features|records|components|lib)\//,
    ({ target }) => !target.startsWith('client/app/'),
  ],
  [
    'pages are mounted by app alone',
    /^client\/(features|records|components|lib)\//,
    ({ target }) => !target.startsWith('client/pages/'),
  ],
  [
    'features never import features; a page puts them side by side',
    /^client\/features\//,
    ({ file, target }) =>
      !target.startsWith('client/features/') || target.split('/')[3] === file.split('/')[3],
  ],
  [
    'records, components and lib know no features',
    /^client\/(records|components|lib)\//,
    ({ target }) => !target.startsWith('client/features/'),
  ],
  [
    'components and lib know no records',
    /^client\/(components|lib)\//,
    ({ target }) => !target.startsWith('client/records/'),
  ],
  [
    'only pages wait in a Suspense, behind whose fallback React keeps everything for 300 ms (decision 024)',
    /^client\/(?!app\/(routes|RequireUser|Layout)\.|pages\/AuthPage\.)/,
    ({ target, names }) =>
      target !== 'npm:react' || !names.some((name) => ['Suspense', 'lazy'].includes(name)),
  ],
];

const rooms: [sentence: string, where: RegExp, forbidden: RegExp, except: RegExp][] = [
  ['process.env is read in env.ts alone', /./, /\bprocess\.env\b/, /^server\/env\.ts$/],
  [
    'the clock is read where the program starts and in lib/dates.ts alone',
    /./,
    /\bnew Date\(\)|\bDate\.now\(\)|\bnew Date;/,
    /^server\/start\.ts$|^client\/lib\/dates\.ts$/,
  ],
  [
    'domain reads no clock, chance, network, console or timer',
    /^domain\//,
    /\b(Math\.random|fetch|setTimeout|setInterval|dayjs)\(\)?|\bconsole\./,
    /^$/,
  ],
  [
    'resolvers and routes are doors: no em, no if',
    /(\.resolver|[./]routes)\.ts$/,
    /\.em\b|\bif \(/,
    /^$/,
  ],
  ['types are not switched off', /./, /\bas any\b|<any>|@ts-ignore|@ts-nocheck/, generated],
];

/** Files that decisions name and the product writes. */
const written = [
  ...['timeline', 'timestamps', 'signing-key', 'manifest', 'submission'].map(
    (name) => `${name}.json`,
  ),
  '/.well-known/jwks.json',
];

/** Rules for code do not apply to string literals. */
const quoted = /'(?:[^'\\]|\\.)*'/g;

describe('who may import whom', () => {
  test('the parser sees imports of every kind', () => {
    expect(imports.length).toBeGreaterThan(300);
    const text = `import a from './a.ts';\nimport {\n  b,\n  type C,\n} from '#domain/b';\nexport type { D } from 'yup';\nconst e = await import('@scope/e/deep');\nimport './f.css';`;
    expect(importsOf({ file: 'server/x/y.ts', text })).toMatchObject([
      { line: 1, target: 'server/x/a.ts', names: [], typeOnly: false },
      { line: 2, target: 'domain/b.ts', names: ['b', 'C'], typeOnly: false },
      { line: 6, target: 'npm:yup', names: ['D'], typeOnly: true },
      { line: 7, target: 'npm:@scope/e' },
      { line: 8, target: 'server/x/f.css' },
    ]);
  });

  test.each(rules)('%s', (_sentence, from, mayImport) => {
    const wrong = imports.filter((each) => from.test(each.file) && !mayImport(each));
    expect(wrong.map(({ file, line, text }) => `${file}:${line}  ${text}`)).toEqual([]);
  });

  test('tests of domain import nothing that the mutation tests leave out', () => {
    const held = /^(domain|content|tests\/domain)\/|^npm:(vitest|fast-check|ical\.js|yup)$/;
    const wrong = globSync('tests/domain/**/*.ts')
      .flatMap((file) => importsOf({ file, text: readFileSync(file, 'utf8') }))
      .filter(({ target }) => !held.test(target));
    expect(wrong.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  });

  test('no file imports itself through others, types included', () => {
    const targets = new Map<string, string[]>();
    for (const { file, target } of imports) {
      targets.set(file, [...(targets.get(file) ?? []), target]);
    }
    expect(circlesIn(targets)).toEqual([]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['a']],
          ['d', []],
        ]),
      ),
    ).toEqual(['a → b → c → a']);
  });
});

describe('what stands in one room only', () => {
  test.each(rooms)('%s', (_sentence, where, forbidden, except) => {
    const wrong = files
      .filter(({ file }) => where.test(file) && !except.test(file))
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
          .filter(({ line }) => forbidden.test(line.replace(quoted, "''")))
          .map(({ line, place }) => `${place}  ${line.trim()}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('commands read .env before they import what reads a setting', () => {
  const commands = readdirSync('scripts')
    .filter((name) => name.endsWith('.ts') && name !== 'installation.ts')
    .map((name) => ({ name, text: readFileSync(`scripts/${name}`, 'utf8') }))
    .filter(({ text }) => /\b(readEnv|readSettings|withInstallation)\(/.test(text));
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter(({ text }) => !text.startsWith("import './load-env.ts';"))).toEqual([]);
});

test('decisions name only files that exist', () => {
  const existing = ['bench', 'docs', 'scripts', 'tests', ...product]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
    )
    .concat(readdirSync('.'))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  const wrong = readdirSync('docs/decisions').flatMap((page) => {
    const text = readFileSync(join('docs/decisions', page), 'utf8');
    return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|graphql|md))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !written.includes(name))
      .filter((name) => !existing.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

function importsOf({ file, text }: { file: string; text: string }): Import[] {
  if (generated.test(file)) return [];
  const statement =
    /^(?:import|export)\s+(type\s+)?([\w*\s{},$]*?)\s*from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm;
  return [...text.matchAll(statement)].map((found) => {
    const [whole, typeOnly, what = '', from, lazy, effect] = found;
    return {
      file,
      line: text.slice(0, found.index).split('\n').length,
      text: whole.replace(/\s+/g, ' '),
      target: targetOf(file, (from ?? lazy ?? effect)!),
      names: namesIn(what),
      typeOnly: typeOnly !== undefined,
    };
  });
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier).replaceAll('\\', '/');
  if (!specifier.startsWith('#')) {
    const depth = specifier.startsWith('@') ? 2 : 1;
    return `npm:${specifier.split('/').slice(0, depth).join('/')}`;
  }
  const path = specifier.slice(1);
  return path.startsWith('client/') ? path : `${path}.ts`;
}

function namesIn(what: string): string[] {
  const list = /\{([^}]*)\}/.exec(what)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter((name) => name !== '');
}

/** Returns one cycle per file that starts one, as the path back to it. */
function circlesIn(targets: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}
