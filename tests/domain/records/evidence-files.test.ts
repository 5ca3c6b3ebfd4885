import { describe, expect, test } from 'vitest';
import {
  cleanFileName,
  EVIDENCE_MAX_BYTES,
  EVIDENCE_NAME_MAX,
  evidenceFileProblem,
  evidenceMessages,
  evidenceTypeLabel,
  fileNameParts,
  hasPreview,
  lostText,
  evidencePath,
} from '#domain/records/evidence-files';
import { sizeLabel } from '#domain/sizes';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';
import { problems } from '../problems.ts';

describe('cleanFileName', () => {
  test.each([
    ['Certificate 2026.pdf', 'application/pdf', 'Certificate 2026.pdf'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['photo.png', 'image/jpeg', 'photo.png.jpg'],
    ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
    ['notes', 'text/plain', 'notes.txt'],
    ['..', 'text/plain', 'file.txt'],
    ['/', 'text/plain', 'file.txt'],
    ['a.txt/ ', 'text/plain', 'a.txt'],
    ['a.pdf notes', 'application/pdf', 'a.pdf notes.pdf'],
    ['IMG_2.heif', 'image/jpeg', 'IMG_2.jpg'],
    ['IMG_3.heic', 'application/pdf', 'IMG_3.heic.pdf'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['a/b\\c.txt', 'text/plain', 'c.txt'],
    ['aux.txt', 'text/plain', '_aux.txt'],
    ['tab\there\u0000.txt', 'text/plain', 'tab here.txt'],
  ] as const)('%j as %s is %j', (given, type, kept) => {
    expect(cleanFileName(given, type)).toBe(kept);
  });

  test('is never longer than it may be, and never empty', () => {
    for (const given of ['x'.repeat(5_000), `${'.'.repeat(300)}`, '😀'.repeat(300)]) {
      const name = cleanFileName(given, 'application/pdf');
      expect(Array.from(name).length).toBeLessThanOrEqual(EVIDENCE_NAME_MAX);
      expect(name).toMatch(/^[^.].*\.pdf$/u);
    }
  });
});

test('the extension stands apart from what a user calls a file', () => {
  expect(fileNameParts('ALS v2.1.pdf')).toEqual({ stem: 'ALS v2.1', extension: '.pdf' });
});

describe('a new name', () => {
  const signs = evidenceMessages.signs;
  test.each([
    ['ALS certificate', null],
    ['ALS certificate.pdf', null],
    ['Übung – 日本', null],
    ['x'.repeat(EVIDENCE_NAME_MAX), null],
    ['x'.repeat(EVIDENCE_NAME_MAX + 1), `Name must be at most ${EVIDENCE_NAME_MAX} characters`],
    ['', evidenceMessages.name],
    ['  ', evidenceMessages.name],
    ['. . .', evidenceMessages.name],
    [null, evidenceMessages.name],
    [7, 'Name must be text'],
    ['ALS 12/03/2026', signs],
    ['C:\\ALS', signs],
    ['ALS?', signs],
    ['a\0b', 'Name contains characters that cannot be stored'],
  ])('%j: %s', async (name, problem) => {
    const expected = problem === null ? {} : { name: problem };
    expect(await problems(evidenceFileChangeSchema, { name })).toEqual(expected);
  });
});

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [14_000, '14 kB'],
  [1024 ** 2, '1 MB'],
  [2_500_000, '2.4 MB'],
  [10.4 * 1024 ** 2, '10 MB'],
  [EVIDENCE_MAX_BYTES, '20 MB'],
  [1024 ** 3, '1 GB'],
  [2 * 1024 ** 3, '2 GB'],
])('%i bytes are %s', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});

test.each([
  [0, evidenceMessages.empty],
  [1, null],
  [EVIDENCE_MAX_BYTES, null],
  [EVIDENCE_MAX_BYTES + 1, evidenceMessages.tooLarge],
])('a file of %i bytes: %s', (size, problem) => {
  expect(evidenceFileProblem({ size })).toBe(problem);
});

test('what became of a stored file, and where it is served', () => {
  expect(lostText({ isDamaged: true })).toBeNull();
  expect(lostText({ missingAt: '2026-03-01', isDamaged: true })).toBe(evidenceMessages.damaged);
  expect(lostText({ missingAt: '2026-03-01', isDamaged: false })).toBe(evidenceMessages.missing);
  expect(evidencePath(7, 'thumbnail')).toBe('/api/evidence/7/thumbnail');
});

test('kinds are named, and only some are shown', () => {
  expect(evidenceTypeLabel('application/pdf')).toBe('PDF');
  expect(evidenceTypeLabel('toString')).toBe('File');
  expect(['application/pdf', 'image/png', 'text/plain'].map(hasPreview)).toEqual([
    true,
    true,
    false,
  ]);
});
