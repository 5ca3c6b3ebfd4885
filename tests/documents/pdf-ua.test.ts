import { beforeAll, expect, test } from 'vitest';
import { brokenRules } from '#tests/support/pdf-ua';
import { signedUp, type TestClient } from '#tests/support/client';
import { createPdfDocument } from '#server/reports/pdf-document';
import { certified } from '#tests/support/certified';
import { useServer } from '#tests/support/server';

const server = useServer();

let none: TestClient;
let some: TestClient;

const activity = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-03-14T02:00:00Z',
  evidence: 'A certificate of attendance',
  practitioners: 'दो चिकित्सक, דוד כהן',
  practitionerCount: 2,
};

beforeAll(async () => {
  server().setNow(new Date('2026-10-21T03:00:00Z'));
  none = await signedUp(server());
  some = await signedUp(server(), { fullName: 'محمد بن عبد الله 李小龙' });
  const { body: goal } = await some.rest('POST', '/learning-goals', {
    title: 'Recognise the sick child',
    why: 'Few of them are seen.',
    measure: 'A mentor has watched.',
    targetDate: '2026-11-01',
  });
  for (let n = 0; n < 60; n += 1) {
    const title = `Airway workshop ${n}`;
    const { body } = await some.rest('POST', '/activities', {
      ...activity,
      title,
      goalIds: [goal.id],
    });
    if (n % 10 > 0) continue;
    await some.rest('POST', '/reflective-logs', {
      activityId: body.id,
      content: 'The first attempt failed because the tube was too large.',
      learningOutcomes: 'Choose the smaller size early.',
      futureApplication: 'I will open both sizes beforehand.',
    });
  }
  const document = { title: 'ALS', type: 'certificate', content: 'Assessed on the day.' };
  await some.rest('POST', '/documents', document);
  await some.rest('POST', '/practice-periods', {
    kind: 'practice',
    employer: 'Queensland Ambulance Service',
    position: 'Paramedic',
    startDate: '2025-01-01',
    endDate: '2025-12-31',
    hours: 600,
  });
});

const get = async (client: TestClient, path: string): Promise<Buffer> => {
  const response = await client.fetch(`/api${path}`);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

test.each([
  '/report?format=pdf',
  '/report?format=pdf&period=five-years',
  '/report?format=pdf&edition=submission',
  '/report?format=pdf&edition=submission&period=five-years',
  '/renewal/statement.pdf',
  '/guidelines.pdf',
  '/templates/certificates/standard-cpd.pdf',
])(
  '%s breaks no rule of PDF/UA that can be checked, with many records and with none',
  async (path) => {
    for (const client of [none, some])
      expect(await brokenRules(await get(client, path))).toEqual([]);
  },
);

test('the certificate of a module breaks none', async () => {
  const number = await certified(none, 'trauma');
  expect(await brokenRules(await get(none, `/certificates/${number}`))).toEqual([]);
});

test.each([
  ['rare spaces and ends of lines', 'One\u2003two\u202fthree\u2028four\u00a0five\tsix'],
  ['an unknown emoji', 'Well done 🫠'],
  ['a rare Han character', '李𠀀'],
  ['a character of private use', 'A\uf8d0\u{f0000}B'],
  ['a mark of another writing system', 'x\u{11f00} क\u0e48 ب\u0e48'],
  ['joiners', 'می\u200cخواهم ක්\u200dෂ'],
])('%s is drawn by a glyph, in every weight', async (_, text) => {
  const title = 'Characters';
  const { addText, done } = await createPdfDocument({ title, shows: text, now: new Date(0) });
  addText('H1', text, { weight: 'bold' });
  addText('P', text);
  expect(await brokenRules(await done())).toEqual([]);
});

test('a document with faults is told each of them', async () => {
  const { doc, use, addText, addSection, done } = await createPdfDocument({
    title: 'Faults',
    shows: null,
    now: new Date(0),
    hasGuests: true,
  });
  addText('H1', 'First');
  addText('H3', 'Third');
  addSection('Table', () => {
    addSection('TR', () => addText('TH', 'A header without a scope'));
    addSection('TR', () => {
      addText('TD', 'One');
      addText('TD', 'Two');
    });
  });
  use('A').text('🫠');
  doc.font('Helvetica').text('Neither tagged nor an artifact', { link: 'https://example.org' });
  const found = (await brokenRules(await done())).map((each) => each.slice(0, 6));
  expect(new Set(found)).toEqual(
    new Set([
      '06-002',
      '01-003',
      '31-009',
      '31-030',
      '15-003',
      '14-003',
      '28-002',
      '28-010',
      '28-012',
    ]),
  );
});
