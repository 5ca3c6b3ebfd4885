// Starts the product, its demo, its development server or its tests, after a build if needed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

const sources = [
  'client',
  'server',
  'domain',
  'docs/api.md',
  'scripts/backup.ts',
  'scripts/badge-keys.ts',
  'scripts/certificate.ts',
  'scripts/factors.ts',
  'scripts/installation.ts',
  'scripts/licences.ts',
  'scripts/load-env.ts',
  'scripts/new-database.ts',
  'scripts/resource.ts',
  'scripts/restore.ts',
  'scripts/security-events.ts',
  'scripts/settings.ts',
  'LICENSE',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.verifier.config.ts',
  'tsconfig.json',
];
const stamp = 'dist/built-from';
const costsFile = '.cache/processor-time.json';

const [task, ...args] = process.argv.slice(2);
const tasks = {
  start: () => {
    readSettings();
    return serve();
  },
  // Has its own data, so it does not read .env.
  demo: () => serve({ DEMO: 'true', DATA_DIR: process.env.DATA_DIR ?? '.data-demo' }),
  dev: () => {
    readSettings();
    return run('tsx', ['watch', 'server/main.ts'], { NODE_ENV: 'development' });
  },
  test: async () => {
    await build();
    // Without the kinds that have a command of their own, unless files are named.
    const daily = ['domain', 'server', 'client*', 'e2e'].flatMap((kind) => ['--project', kind]);
    const before = childrenSeconds();
    await run('vitest', ['run', ...(args.length > 0 ? args : daily)]);
    if (args.length === 0) note({ tests: childrenSeconds() - before });
    const [clock, processor] = [performance.now() / 1000, childrenSeconds()].map(Math.round);
    console.log(`Built and tested in ${clock} s, ${processor} s of processor time.`);
  },
  security: async () => {
    await build();
    await run('vitest', ['run', '--project', 'security*', ...args]);
  },
  operations: async () => {
    await build();
    await run('vitest', ['run', '--project', 'operations', ...args]);
  },
  conformance: async () => {
    await build();
    await run('vitest', ['run', '--project', 'conformance', ...args]);
  },
  documents: async () => {
    await build();
    await run('vitest', ['run', '--project', 'documents*', ...args]);
  },
  // The kinds of `npm run check` that have commands of their own, in one run: they share what a worker has loaded.
  more: async () => {
    await build();
    const names = ['conformance', 'documents*', 'security*', 'operations', 'spec'];
    const kinds = names.flatMap((kind) => ['--project', kind]);
    await run('vitest', ['run', ...kinds, ...args], { TEST_SPEC: 'true' });
  },
  // What depends on PostgreSQL and Redis, on those of TEST_DATABASE_URL and TEST_REDIS_URL.
  servers: async () => {
    const missing = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'].filter((name) => !process.env[name]);
    if (missing.length > 0) throw new Error(`Set ${missing.join(' and ')}.`);
    await build();
    const tagged = globSync('tests/**/*.test.ts').filter((file) =>
      readFileSync(file, 'utf8').startsWith('// @module-tag servers'),
    );
    const names = ['server', 'conformance', 'documents', 'security', 'operations'];
    const kinds = names.flatMap((kind) => ['--project', kind]);
    await run('vitest', ['run', ...kinds, ...(args.length > 0 ? args : tagged)]);
  },
  spec: async () => {
    await build();
    await run('vitest', ['run', '--project', 'spec', ...args], { TEST_SPEC: 'true' });
  },
  browsers: async () => {
    await build();
    // The package that drives them is large, and has types of its own.
    const folder = 'tests/browsers';
    if (!existsSync(`${folder}/node_modules`)) await run('npm', ['ci', '--prefix', folder]);
    await run('tsc', ['-p', `${folder}/tsconfig.json`]);
    await run('vitest', ['run', '--project', 'browsers', ...args], { TEST_BROWSERS: 'true' });
  },
  faults: async () => {
    await build();
    await testFaults(args);
  },
  // Follows CONTRIBUTING.md on copies of the repository, which are built there.
  walks: () => run('vitest', ['run', '--project', 'walks', ...args], { TEST_WALKS: 'true' }),
  long: async () => {
    await build();
    const long = { TEST_LONG: 'true' };
    const kinds = ['--project', 'security', '--project', 'operations'];
    await run('vitest', ['run', ...kinds, ...args], long);
    await testFaults([], long);
  },
  mutation: async () => {
    // Stryker is large and has packages of its own; it finds vitest among the product's.
    const folder = 'tests/mutation';
    const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
    if (!existsSync(stryker)) await run('npm', ['ci', '--prefix', folder]);
    const files = args.filter((arg) => !arg.startsWith('-'));
    // A named file is tested from scratch: otherwise a new test of what a module does while loading would not be noticed.
    const only = files.length > 0 ? ['--mutate', files.join(','), '--force'] : [];
    const options = args.filter((arg) => arg.startsWith('-'));
    await run('node', [stryker, 'run', `${folder}/stryker.config.js`, ...only, ...options]);
  },
};
if (process.env.npm_lifecycle_event) stopWithParent();
await tasks[task]();

/** Starts servers of its own and kills them. package.json sets no variables: Windows has another syntax for it. */
function testFaults(files, env = {}) {
  return run('vitest', ['run', '--project', 'faults*', ...files], { TEST_FAULTS: 'true', ...env });
}

/** npm sends a signal to a shell, which dies without passing it on: then we stop as well. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

/** The server runs in this process, so that a signal reaches it and its exit code is ours. */
async function serve(env = {}) {
  await build();
  Object.assign(process.env, env);
  process.setSourceMapsEnabled(true);
  await import('../dist/server/main.js');
}

/** Reads settings from .env, see .env.example; environment variables override them. */
function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Builds unless dist was built from exactly these files. */
async function build() {
  const state = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const before = childrenSeconds();
  await run('npm', ['run', '--silent', 'build']);
  note({ build: childrenSeconds() - before });
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, state);
}

/** Notes what the last build and the last whole run of the tests cost, for `npm run bench -- check`. */
function note(costs) {
  const earlier = existsSync(costsFile) ? JSON.parse(readFileSync(costsFile, 'utf8')) : {};
  mkdirSync('.cache', { recursive: true });
  writeFileSync(costsFile, JSON.stringify({ ...earlier, ...costs }));
}

/** Processor time of the children that have ended, with theirs, in seconds; NaN where /proc is missing. */
function childrenSeconds() {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true })
          .map((name) => join(source, name))
          .toSorted()
      : [source];
    for (const file of files) {
      // By content: a generated file that was written again the same needs no build.
      if (statSync(file).isFile()) hash.update(`${file}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Runs a command to its end, forwards our signals, and exits if it fails. */
async function run(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  signals.forEach((signal) => process.on(signal, forward));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  signals.forEach((signal) => process.off(signal, forward));
  if (status !== 0) process.exit(status);
}
