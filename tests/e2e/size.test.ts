import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import type { FilesForLater } from '#client/prefetch/begin.ts';

/**
 * Limits of the JavaScript that a browser loads before a screen shows, in kB with gzip: today's size and a margin. If a
 * change exceeds one, find out what it added, or justify its size here.
 */
const firstLoads = [
  { screen: '/auth', modules: ['pages/AuthPage.tsx'], limit: 150 },
  {
    screen: 'the dashboard',
    modules: ['app/apollo.ts', 'app/UserArea.tsx', 'app/Layout.tsx', 'pages/DashboardPage.tsx'],
    limit: 230,
  },
];

/** Limit of what a page adds to the frame. */
const PAGE_LIMIT = 60;

const folder = 'dist/client';
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
const frame = closure(['index.html', ...firstLoads[1]!.modules.slice(0, 3)]);
const pages = Object.keys(manifest).filter((name) => /^pages\/\w+Page\.tsx$/.test(name));

test.each(firstLoads)('$screen loads at most $limit kB at first', ({ modules, limit }) => {
  expect(weightOf(closure(['index.html', ...modules]))).toBeLessThanOrEqual(limit);
});

test.each(pages)(`%s adds at most ${PAGE_LIMIT} kB to the frame`, (page) => {
  const own = [...closure([page])].filter((file) => !frame.has(file));
  expect(weightOf(own)).toBeLessThanOrEqual(PAGE_LIMIT);
});

/** Parts of every screen that load and run after it; what they need only at times must load then. */
const lateParts = ['app/FrameExtras.tsx', 'app/OutboxFrame.tsx'];
const LATE_LIMIT = 80;

test(`what runs on every screen after it is shown weighs at most ${LATE_LIMIT} kB`, () => {
  const late = [...closure(lateParts)].filter((file) => !frame.has(file));
  expect(weightOf(late)).toBeLessThanOrEqual(LATE_LIMIT);
});

test('files that load ahead exist, are listed once, and have the forms that work without a connection', () => {
  const [name] = readdirSync(`${folder}/assets`).filter((each) => /^later-.*\.json$/.test(each));
  const lists = JSON.parse(readFileSync(`${folder}/assets/${name}`, 'utf8')) as FilesForLater;
  for (const list of [lists.likely, lists.offline]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((file) => !existsSync(`${folder}/${file}`))).toEqual([]);
  }
  const forms = closure([
    'app/OutboxEditor.tsx',
    ...manifest['app/OutboxEditor.tsx']!.dynamicImports!,
  ]);
  const missing = [...forms].filter((file) => !frame.has(file) && !lists.offline.includes(file));
  expect(forms.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('every script is precompressed', () => {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const { file } of scripts) {
    expect(existsSync(`${folder}/${file}.gz`), file).toBe(true);
    expect(existsSync(`${folder}/${file}.br`), file).toBe(true);
  }
});

/** The files of some modules with all their imports. */
function closure(modules: string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  modules.forEach(add);
  return files;
}

function weightOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => statSync(`${folder}/${file}.gz`).size);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10;
}
