// Starts the product, its demonstration, its development server or its tests, built first where that is needed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'client',
  'server',
  'domain',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
];
const stamp = 'dist/built-from';

const [task, ...args] = process.argv.slice(2);
const tasks = {
  start: () => build() && run('node', ['--enable-source-maps', 'dist/server/main.js']),
  demo: () =>
    build() &&
    run('node', ['--enable-source-maps', 'dist/server/main.js'], {
      DEMO: 'true',
      DATA_DIR: process.env.DATA_DIR ?? '.data-demo',
    }),
  dev: () => run('tsx', ['watch', 'server/main.ts'], { NODE_ENV: 'development' }),
  test: () => build() && run('vitest', ['run', ...args]),
};
process.exit((await tasks[task]()) ? 0 : 1);

/** Builds unless dist was built from exactly these files. */
function build() {
  const state = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return true;
  if (!run('npm', ['run', '--silent', 'build'])) return false;
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, state);
  return true;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true })
          .map((name) => join(source, name))
          .sort()
      : [source];
    for (const file of files) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

/** Runs a command of this project to its end; a signal to stop is the child's to answer. */
function run(command, args, env = {}) {
  process.on('SIGINT', () => {});
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
