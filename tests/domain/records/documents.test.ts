import { expect, test } from 'vitest';
import {
  documentExpiry,
  documentFile,
  documentFileName,
  documentPreview,
  documentTypeLabel,
  documentsLabel,
} from '#domain/records/documents';
import { documentChangeSchema, documentSchema } from '#domain/records/documents.schema';
import { problems } from '../problems.ts';

const valid = { title: 'CPR', type: 'certificate', content: '0123456789' };
const title = 'Title must be at least 3 characters';
const type = 'Type is required';
const content = 'Content must be at least 10 characters';
const expiryDate = 'Expiry date must be a day, such as 2027-03-03';

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
  [{ expiryDate: null }, {}],
  [{ expiryDate: '' }, {}],
  [{ expiryDate: '2027-03-03' }, {}],
  [{ expiryDate: '2027-03-03T00:00:00.000Z' }, {}],
  [{ expiryDate: new Date('2027-03-03T00:00:00Z') }, {}],
  [{ expiryDate: '2027-02-29' }, { expiryDate }],
  [{ expiryDate: '2027-03-03T15:00:00Z' }, { expiryDate }],
  [{ expiryDate: 'next year' }, { expiryDate }],
  [{ expiryDate: new Date(NaN) }, { expiryDate }],
  [{ expiryDate: 20270303 }, { expiryDate }],
])('%j', async (change, expected) => {
  expect(await problems(documentSchema, { ...valid, ...change })).toEqual(expected);
  expect(await problems(documentChangeSchema, change)).toEqual(expected);
});

test('nothing but a change may leave fields out', async () => {
  expect(await problems(documentSchema, {})).toEqual({ title, type, content });
  expect(documentChangeSchema.validateSync({ id: 3 })).toEqual({});
});

test.each([
  [undefined, null],
  ['', null],
  [' 2027-03-03 ', '2027-03-03'],
  ['2027-03-03T00:00:00.000Z', '2027-03-03'],
  ['2027-03-03T10:00:00+10:00', '2027-03-03'],
  [new Date('2027-03-03T00:00:00Z'), '2027-03-03'],
])('the expiry date %j is the day %j', (given, day) => {
  expect(documentSchema.validateSync({ ...valid, expiryDate: given }).expiryDate).toBe(day);
});

test.each([
  [null, null],
  ['2027-03-03', { label: 'Expires 3 Mar 2027', isExpired: false }],
  ['2026-12-31', { label: 'Expires 31 Dec 2026', isExpired: false }],
  ['2026-12-30', { label: 'Expired 30 Dec 2026', isExpired: true }],
])('documentExpiry of %j', (day, expected) => {
  expect(documentExpiry(day, '2026-12-31')).toEqual(expected);
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
  ['com3', '_com3.txt'],
  ['comx', 'comx.txt'],
  ['a: / b', 'a b.txt'],
  ['Report. .', 'Report.txt'],
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
  expect(documentFile(document, '05 March 2026', 'Imported')).toMatch(
    /created 05 March 2026\nImported\n\nLine one/,
  );
  expect([1, 2].map(documentsLabel)).toEqual(['1 document', '2 documents']);
  expect(documentTypeLabel('other')).toBe('Other');
  expect(documentTypeLabel('constructor')).toBe('Other');
});
