import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isWholePdf } from '#server/contents/pdf';

const folder = mkdtempSync(join(tmpdir(), 'paramed-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function isWhole(text: string): Promise<boolean> {
  const path = join(folder, 'a.pdf');
  writeFileSync(path, text, 'latin1');
  const file = await open(path);
  try {
    return await isWholePdf(file, text.length);
  } finally {
    await file.close();
  }
}

const SIZE = 20_000_000;
const END = '\n7 0 obj\nendobj\nstartxref\n90\n';

test.each([
  ['digits', '7'],
  ['digits and blanks', '7 7 '],
  ['many blanks', `7${' '.repeat(5_000)}`],
  ['the word alone', 'startxref '],
  ['objects', '7 0 obj '],
])('a file of %s is read in time', async (_, part) => {
  const before = process.cpuUsage();
  const filler = part.repeat(SIZE / part.length);
  expect(await isWhole(`%PDF-1.4\n${filler}${END}`)).toBe(true);
  expect(await isWhole(`%PDF-1.4\n${END}${filler} 7 0 obj`)).toBe(false);
  // Linear reading takes a tenth of it; some hours otherwise.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
});
