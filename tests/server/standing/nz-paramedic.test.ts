// @module-tag servers
import { beforeEach, expect, test } from 'vitest';
import { runReminders } from '#server/reminders/run';
import { signedUp, type TestClient } from '#tests/support/client';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { nzParamedic } from '#domain/professions/nz-paramedic';

const server = useServer();
const nz = 'registration=nz-paramedic';
/** Words that only texts of another register contain. */
const foreign = /Board|Ahpra|AHPRA|National Law|Medicare|30 November|8 interactive/;
let alex: TestClient;

beforeEach(async () => {
  server().setNow(new Date('2027-03-20T02:00:00.000Z'));
  alex = await signedUp(server());
  await alex.rest('POST', '/user/registrations', {
    profession: 'nz-paramedic',
    registrationDate: '2022-02-01',
    registrationNumber: 'nz 0042',
  });
  await alex.rest('POST', '/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 12,
    isInteractive: true,
    status: 'completed',
    completedDate: '2026-10-10T00:00:00.000Z',
    countsFor: [{ profession: 'nz-paramedic', hours: 12 }],
  });
});

const read = async (path: string) => {
  const { status, body } = await alex.rest('GET', path);
  expect(status).toBe(200);
  return body;
};
const words = (file: Buffer) => pdfText(file).replace(/-\n/g, '-').replace(/\s+/g, ' ');
const file = async (query: string) => {
  const response = await alex.fetch(`/api/${query}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

test('the standing is that of its year to 31 March, and says what was not read', async () => {
  const summary = await read(`/cpd-summary?${nz}`);
  expect(summary).toMatchObject({
    period: { start: '2026-04-01', end: '2027-03-31', daysRemaining: 11 },
    totalHours: 12,
    required: { total: 30, interactive: 0, basis: 'full-year' },
    totalPercent: 40,
    interactiveMessage: null,
    standing: 'Needs Attention',
  });
  expect(summary.required.explanation).toContain('Check with the Council');
  expect(summary.required.source).toMatchObject({
    publisher: nzParamedic.board,
    confidence: 'own-board',
    note: expect.stringContaining('2021'),
  });
  const [, held] = await read('/user/registrations');
  expect(held).toMatchObject({
    board: nzParamedic.board,
    registrationNumber: 'NZ0042',
    registration: {
      expiryDate: '2027-03-31',
      expiryRuleText: "The Council's year, which ends on 31 March.",
    },
  });
  expect(JSON.stringify([summary, await read(`/cpd-pace?${nz}`)])).not.toMatch(foreign);
});

test('the renewal shows what the record holds, and no declaration that was not read', async () => {
  const renewal = await read(`/renewal?${nz}`);
  expect(renewal).toMatchObject({ isRenewalTime: true });
  expect(renewal.periodEnd).toMatch(/^2027-03-31/);
  expect(renewal.answers.map(({ id }: { id: string }) => id)).toEqual(['cpd', 'recency']);
  expect(renewal.answers[0]).toMatchObject({
    state: 'not-on-record',
    missing: expect.arrayContaining(['18 hours still to do']),
  });
  expect(renewal.dates.map(({ day }: { day: string }) => day)).toEqual([
    '31 Mar 2027',
    'After 31 Mar 2027',
  ]);
  const statement = words(await file(`renewal/statement.pdf?${nz}`));
  expect(statement).toContain(nzParamedic.board);
  expect(JSON.stringify(renewal) + statement).not.toMatch(foreign);
});

test.each(['self-check', 'submission'])(
  'the report (%s) and its pack are its own',
  async (edition) => {
    const about = `edition=${edition}&${nz}`;
    const pdf = words(await file(`report?${about}`));
    expect(pdf).toContain(`NZ paramedic, ${nzParamedic.board}`);
    expect(pdf).toContain('1 Apr 2026 to 31 Mar 2027');
    const pack = unzip(await file(`report?${about}&format=zip`));
    const texts = [...pack]
      .filter(([name]) => /\.(csv|txt|md)$/.test(name))
      .map(([, content]) => content.toString());
    expect(texts).not.toEqual([]);
    const data = (await file(`report?${about}&format=json`)).toString();
    expect(`${pdf}\n${texts.join('\n')}\n${data}`).not.toMatch(foreign);
  },
);

test('reminders and the calendar name its Council and its days', async () => {
  server().setNow(new Date('2027-04-02T21:30:00.000Z'));
  await runReminders(server().services, server().services.now());
  const notices = JSON.stringify(await read('/notifications'));
  expect(notices).toContain('as a NZ paramedic');
  expect(notices).toContain('check with the Council');
  expect(notices).not.toMatch(/Ahpra|lapses on/);
});
