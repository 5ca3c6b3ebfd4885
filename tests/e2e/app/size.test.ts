import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FilesForLater } from '#client/prefetch/begin.ts';
import {
  addedBy,
  client,
  closureOf,
  frameFiles,
  loadedAtFirst,
  manifest,
} from '../../../bench/check/first-loads.ts';
import { limits } from '../../../bench/check/limits.ts';

/** Limits of what adds to the frame, in kB with gzip: today's size and a margin. */
const PAGE_LIMIT = 60;
const LATE_LIMIT = 80;

const pages = Object.keys(manifest).filter((name) => /^pages\/\w+Page\.tsx$/.test(name));

test.each(['/auth', 'the dashboard'] as const)('%s loads at most its limit at first', (screen) => {
  expect(loadedAtFirst(screen)).toBeLessThanOrEqual(limits[`first load of ${screen}, kB`].most);
});

test.each(pages)(`%s adds at most ${PAGE_LIMIT} kB to the frame`, (page) => {
  expect(addedBy([page])).toBeLessThanOrEqual(PAGE_LIMIT);
});

/** Parts of every screen that load and run after it; what they need only at times must load then. */
const lateParts = ['app/FrameExtras.tsx', 'app/OutboxFrame.tsx'];

test(`what runs on every screen after it is shown weighs at most ${LATE_LIMIT} kB`, () => {
  expect(addedBy(lateParts)).toBeLessThanOrEqual(LATE_LIMIT);
});

test('files that load ahead exist, are listed once, and have the forms that work without a connection', () => {
  const [name] = readdirSync(`${client}/assets`).filter((each) => /^later-.*\.json$/.test(each));
  const lists = JSON.parse(readFileSync(`${client}/assets/${name}`, 'utf8')) as FilesForLater;
  for (const list of [lists.likely, lists.offline]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((file) => !existsSync(`${client}/${file}`))).toEqual([]);
  }
  const forms = closureOf([
    'app/OutboxEditor.tsx',
    ...manifest['app/OutboxEditor.tsx']!.dynamicImports!,
  ]);
  const missing = [...forms].filter(
    (file) => !frameFiles.has(file) && !lists.offline.includes(file),
  );
  expect(forms.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the readers of PDFs and pictures load when a file is read, and no browser keeps them before', () => {
  const worker = readFileSync(`${client}/sw.js`, 'utf8');
  expect(worker).toContain('/assets/check-pack-');
  const readers = readdirSync(`${client}/assets`).filter((each) =>
    /\.(js|traineddata)$/.test(each),
  );
  const large = readers.filter((each) => statSync(`${client}/assets/${each}`).size > 1_000_000);
  expect(large.map((each) => each.replace(/-.*/, '')).toSorted()).toEqual([
    'eng',
    'pdf',
    'picture',
  ]);
  expect(large.filter((each) => worker.includes(each))).toEqual([]);
});

test('every script is precompressed', () => {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const { file } of scripts) {
    expect(existsSync(`${client}/${file}.gz`), file).toBe(true);
    expect(existsSync(`${client}/${file}.br`), file).toBe(true);
  }
});
