import { expect, test } from 'vitest';
import {
  documentChangeSchema,
  documentFile,
  documentFileName,
  documentPreview,
  documentSchema,
  documentTypeLabel,
} from '#domain/documents';
import { problems } from './problems.ts';

const valid = { title: 'CPR', type: 'certificate', content: '0123456789' };
const title = 'Title must be at least 3 characters';
const type = 'Type is required';
const content = 'Content must be at least 10 characters';

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{}, {}],
  [{ title: 'CP' }, { title }],
  [{ title: ' CP ' }, { title }],
  [{ title: 'a'.repeat(200) }, {}],
  [{ title: 'a'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
  [{ type: '' }, { type }],
  [{ type: 'photo' }, { type }],
  [{ type: null }, { type }],
  [{ content: '012345678' }, { content }],
  [{ content: 'a'.repeat(20_000) }, {}],
  [{ content: 'a'.repeat(20_001) }, { content: 'Content must be at most 20000 characters' }],
  [{ content: {} }, { content: 'Content must be text' }],
])('%j', async (change, expected) => {
  expect(await problems(documentSchema, { ...valid, ...change })).toEqual(expected);
  expect(await problems(documentChangeSchema, change)).toEqual(expected);
});

test('nothing but a change may leave fields out', async () => {
  expect(await problems(documentSchema, {})).toEqual({ title, type, content });
  expect(documentChangeSchema.validateSync({ id: 3 })).toEqual({});
});

test.each([
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(60)}…`],
  [`${'a'.repeat(59)}🚑!`, `${'a'.repeat(59)}…`],
  [`${'a'.repeat(58)}🚑!`, `${'a'.repeat(58)}🚑…`],
  ['', ''],
])('documentPreview of %s', (text, preview) => {
  expect(documentPreview(text)).toBe(preview);
});

test.each([
  ['CPR refresher 2026', 'CPR refresher 2026.txt'],
  ['  a\tb  c ', 'a b c.txt'],
  ['../../etc/passwd', 'etc passwd.txt'],
  ['C:\\temp\\x<y>"z"|?*', 'C temp x y z.txt'],
  ['Évaluation 🚑', 'Évaluation 🚑.txt'],
  ['\u202Egpj.exe', 'gpj.exe.txt'],
  ['half \uD83D', 'half.txt'],
  ['CON', '_CON.txt'],
  ['lpt1.report', '_lpt1.report.txt'],
  ['...', 'document.txt'],
  ['', 'document.txt'],
  ['🚑'.repeat(200), `${'🚑'.repeat(60)}.txt`],
])('documentFileName of %j', (title, name) => {
  expect(documentFileName(title)).toBe(name);
  expect(Buffer.byteLength(documentFileName(title))).toBeLessThanOrEqual(255);
});

test('documentFile holds all that the document says', () => {
  const document = { title: 'CPR', type: 'reflection', content: 'Line one\nLine two' };
  expect(documentFile(document, '05 March 2026')).toBe(
    'CPR\nReflective Log, created 05 March 2026\n\nLine one\nLine two\n',
  );
  expect(documentTypeLabel('other')).toBe('Other');
  expect(documentTypeLabel('constructor')).toBe('Other');
});
