import { expect, test } from 'vitest';
import { recencyStanding } from '#domain/recency';
import {
  declarationIds,
  declaredPeriod,
  isRenewalTime,
  rehearse,
  renewalDates,
  type RehearsedRecord,
} from '#domain/renewal';
import { requiredHours } from '#domain/required-hours';

const TODAY = '2026-11-24';
const registration = { registrationDate: '2021-02-12', registrationExpiryDate: null };
const period = { start: '2025-12-01', end: '2026-11-30' };
const month = {
  kind: 'practice',
  employer: 'QAS',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  hours: 160,
} as const;
const cpd = {
  period,
  totalHours: 31,
  interactiveHours: 8,
  required: requiredHours(period, registration),
  defensibleHours: 31,
  gaps: [],
};
const record: RehearsedRecord = {
  registration,
  cpd,
  recency: recencyStanding([month], TODAY),
  indemnity: [],
};
const answers = (more: Partial<RehearsedRecord> = {}, today = TODAY) =>
  Object.fromEntries(rehearse({ ...record, ...more }, today).map((each) => [each.id, each]));

test('each declaration is asked, with its source, and nothing says that a standard is met', () => {
  const all = rehearse(record, TODAY);
  expect(all.map(({ id }) => id)).toEqual([...declarationIds]);
  for (const { id, source, question } of all) {
    expect(question, id).toMatch(/\?|\.$/);
    expect(source.confidence, id).toBe(id === 'complaints' ? 'sibling-board' : 'quoted');
  }
  expect(JSON.stringify(all)).not.toMatch(/you (meet|comply|are compliant)/i);
});

test('the record shows CPD and recency, and leaves the rest to its owner', () => {
  const found = answers();
  expect(found['cpd']).toMatchObject({ state: 'on-record', missing: [], link: '/cpd-log' });
  expect(found['recency']).toMatchObject({ state: 'on-record', link: '/practice-hours' });
  for (const id of ['impairment', 'criminal-history', 'practice-rights', 'billing', 'complaints'])
    expect(found[id], id).toMatchObject({ state: 'yours', proof: [], link: null });
});

test('hours without evidence and partial years are not certain; missing ones are named', () => {
  expect(answers({ cpd: { ...cpd, defensibleHours: 20 } })['cpd']).toMatchObject({
    state: 'uncertain',
    missing: ['11 hours without full evidence'],
  });
  const short = answers({
    cpd: { ...cpd, totalHours: 24.5, interactiveHours: 5, defensibleHours: 24.5 },
  });
  expect(short['cpd']).toMatchObject({
    state: 'not-on-record',
    missing: ['5.5 hours still to do', '3 hours of it interactive'],
  });
  const partial = requiredHours(
    { start: '2026-06-01', end: '2026-11-30' },
    { registrationDate: '2026-06-01' },
  );
  const reached = {
    ...cpd,
    totalHours: 90,
    interactiveHours: 30,
    defensibleHours: 90,
    required: partial,
  };
  expect(answers({ cpd: reached })['cpd']!.state).toBe('uncertain');
  const student = {
    ...registration,
    registrationType: 'student',
    registrationTypeSince: '2020-01-01',
  } as const;
  const excluded = answers({
    registration: student,
    cpd: { ...cpd, required: requiredHours(period, student) },
  });
  expect(excluded['cpd']!.state).toBe('yours');
  expect(excluded['recency']!.finding).toContain('Check with the Board.');
});

test('nothing on record is not on record', () => {
  expect(answers({ recency: recencyStanding([], TODAY) })['recency']).toMatchObject({
    state: 'not-on-record',
    missing: ['Practice hours of the last five years'],
  });
});

test('cover on record proves cover, not that it was there each time', () => {
  expect(answers()['indemnity']).toMatchObject({ state: 'not-on-record', link: '/credentials' });
  const valid = { title: 'Union cover', expiryDate: '2027-06-30' };
  const found = answers({ indemnity: [valid] });
  expect(found['indemnity']).toMatchObject({
    state: 'uncertain',
    proof: ['Union cover, until 30 Jun 2027'],
    missing: [],
  });
  expect(found['indemnity-ahead']).toMatchObject({
    state: 'yours',
    finding: expect.stringContaining('30 Jun 2027'),
  });
  const expired = answers({ indemnity: [{ ...valid, expiryDate: '2026-11-23' }] });
  expect(expired['indemnity']!.missing).toEqual(['Cover that is valid today']);
});

test.each([
  ['2026-10-01', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-11-30'],
  ['2027-01-31', '2026-11-30'],
  ['2027-02-01', '2027-11-30'],
])('on %s the period that ends on %s is declared', (today, end) => {
  expect(declaredPeriod(registration, today).end).toBe(end);
});

test('who registered after the year began declares the current one', () => {
  expect(
    declaredPeriod({ ...registration, registrationDate: '2026-12-10' }, '2026-12-20').end,
  ).toBe('2027-11-30');
});

test('the dates of the renewal, with the Board’s own page', () => {
  const dates = renewalDates('2027-01-05');
  expect(dates.map(({ day }) => day)).toEqual([
    'October 2026',
    '30 Nov 2026',
    '1 Dec 2026 to 31 Dec 2026',
    '1 Jan 2027',
    '1 Jan 2027 to 31 Jan 2027',
  ]);
  expect(dates.every(({ source }) => source.confidence === 'board')).toBe(true);
  expect(['2026-09-30', '2026-10-01', '2027-01-31', '2027-02-01'].map(isRenewalTime)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
