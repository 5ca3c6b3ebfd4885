import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addedBy, firstLoads, loadedAtFirst, readManifest } from '../../bench/check/first-loads.ts';
import { limits } from '../../bench/check/limits.ts';

/** Limit of what a page adds to the frame, in kB with gzip: today's size and a margin. */
const PAGE_LIMIT = 60;

const manifest = readManifest();
const pages = Object.keys(manifest).filter((name) => /^pages\/\w+Page\.tsx$/.test(name));

test.each(['/auth', 'the dashboard'] as const)('%s loads at most its limit at first', (screen) => {
  const { most } = limits[`first load of ${screen}, kB`];
  expect(loadedAtFirst(firstLoads[screen])).toBeLessThanOrEqual(most);
});

test.each(pages)(`%s adds at most ${PAGE_LIMIT} kB to the frame`, (page) => {
  expect(addedBy(page)).toBeLessThanOrEqual(PAGE_LIMIT);
});

test('every script is precompressed', () => {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const { file } of scripts) {
    expect(existsSync(`dist/client/${file}.gz`), file).toBe(true);
    expect(existsSync(`dist/client/${file}.br`), file).toBe(true);
  }
});
