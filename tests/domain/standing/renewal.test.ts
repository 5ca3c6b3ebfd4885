import { expect, test } from 'vitest';
import { nurse } from '#domain/professions/nurse';
import { nzParamedic } from '#domain/professions/nz-paramedic';
import { recencyStanding } from '#domain/standing/recency';
import {
  declarationIds,
  declaredPeriod,
  isRenewalTime,
  rehearse,
  renewalDates,
  renewalHint,
  type RehearsedRecord,
} from '#domain/standing/renewal';
import { isRenewalSeason } from '#domain/standing/renewal-season';
import { requiredHours } from '#domain/standing/required-hours';

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

test('the hint names what is open, and nothing once it is done', () => {
  const hint = (more: Partial<RehearsedRecord>) =>
    renewalHint(rehearse({ ...record, ...more }, TODAY), period.end);
  const cover = [{ title: 'Union cover', issueDate: null, expiryDate: '2027-06-30' }];
  expect(hint({ indemnity: cover })).toBeNull();
  expect(hint({})).toBe('Renew by 30 Nov 2026. Still open: indemnity insurance until now.');
  const short = { ...cpd, totalHours: 25, interactiveHours: 6, defensibleHours: 20.5 };
  expect(hint({ indemnity: cover, cpd: { ...short, gaps: ['2 activities without a type'] } })).toBe(
    'Renew by 30 Nov 2026. Still open: CPD.',
  );
  expect(hint({ indemnity: cover, recency: recencyStanding([], TODAY) })).toBe(
    'Renew by 30 Nov 2026. Still open: recency of practice.',
  );
});

test.each([
  ['2026-11-30', '2026-09-30', false],
  ['2026-11-30', '2026-10-01', true],
  ['2026-11-30', '2026-11-30', true],
  ['2026-11-30', '2026-12-01', false],
  ['2027-01-15', '2026-12-01', true],
  ['2027-01-15', '2026-11-30', false],
  ['2027-11-30', '2026-11-25', false],
])('before %s, %s is in the season: %s', (expiry, today, isIn) => {
  expect(isRenewalSeason(expiry, today)).toBe(isIn);
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

test('the finding is what the record holds, with the reason for other hours', () => {
  const found = answers();
  expect(found['cpd']).toMatchObject({
    finding:
      '1 Dec 2025 to 30 Nov 2026: 31 hours on record of 30 required, 8 hours interactive of 8.',
    proof: ['31 hours with reflection and full evidence'],
  });
  const required = { ...cpd.required, explanation: 'Why.' };
  expect(answers({ cpd: { ...cpd, required } })['cpd']!.finding).toMatch(/of 8\. Why\.$/);
  const exempt = { ...required, basis: 'does-not-apply' } as const;
  expect(answers({ cpd: { ...cpd, required: exempt } })['cpd']).toMatchObject({
    state: 'yours',
    finding: '1 Dec 2025 to 30 Nov 2026: Why.',
  });
});

test('what is missing of a period that has ended is short, with the gaps of its record', () => {
  const short = { ...cpd, totalHours: 24.5, defensibleHours: 24.5, gaps: ['2 without a file'] };
  const missing = (today: string) => answers({ cpd: short }, today)['cpd']!.missing;
  expect(missing('2026-11-30')).toEqual(['5.5 hours still to do', '2 without a file']);
  expect(missing('2026-12-01')).toEqual(['5.5 hours short', '2 without a file']);
});

test('each way of recency that the record shows is proof, and a double entry is named', () => {
  const twice = [
    { ...month, hours: 500 },
    { ...month, startDate: '2026-03-15', endDate: '2026-04-14', hours: 10 },
  ];
  const recency = recencyStanding(twice, TODAY);
  const found = answers({ recency })['recency']!;
  expect(found.state).toBe('on-record');
  expect(found.proof).toEqual(
    recency.ways
      .filter(({ id }) => id !== 'five-years')
      .map(({ text }) => `510 hours on record; this way needs ${text}`),
  );
  expect(found.missing).toEqual(recency.notices);
  expect(recency.notices).toHaveLength(2);
  const few = answers({ recency: recencyStanding([{ ...month, hours: 10 }], TODAY) });
  expect(few['recency']).toMatchObject({ state: 'not-on-record', proof: [], missing: [] });
});

test('a registration that the standard excludes is said in words', () => {
  const student = {
    ...registration,
    registrationType: 'student',
    registrationTypeSince: '2020-01-01',
  } as const;
  expect(answers({ registration: student })['recency']!.finding).toContain(
    ' We have not read how the standard treats student registration.',
  );
});

test('nothing on record is not on record', () => {
  expect(answers({ recency: recencyStanding([], TODAY) })['recency']).toMatchObject({
    state: 'not-on-record',
    missing: ['Practice hours of the last five years'],
  });
});

test('cover on record proves cover, not that it was there each time', () => {
  expect(answers()['indemnity']).toMatchObject({
    state: 'not-on-record',
    link: '/credentials',
    missing: ['Proof of cover'],
  });
  expect(answers()['indemnity-ahead']).toMatchObject({
    state: 'yours',
    finding: expect.stringMatching(/^No cover with a later expiry is on record\./),
  });
  const valid = { title: 'Union cover', issueDate: null, expiryDate: '2027-06-30' };
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
  expect(expired['indemnity']!.finding).toMatch(/^1 cover on record, none of them valid today\./);
  const ahead = answers({ indemnity: [{ ...valid, issueDate: '2026-12-01' }] });
  expect(ahead['indemnity']!.finding).toMatch(/^1 cover on record, none of them valid today\./);
  expect(ahead['indemnity']!.proof).toEqual(['Union cover, from 1 Dec 2026, until 30 Jun 2027']);
  expect(answers({ indemnity: [{ ...valid, issueDate: TODAY }] })['indemnity']!.missing).toEqual(
    [],
  );
  const lastDay = { ...valid, expiryDate: TODAY };
  const open = { title: 'Employer', issueDate: null, expiryDate: null };
  const several = answers({ indemnity: [lastDay, open, valid, { ...valid, title: 'Second' }] });
  expect(several['indemnity']!.finding).toMatch(/^4 covers on record, valid today\./);
  expect(several['indemnity']!.missing).toEqual([]);
  expect(several['indemnity']!.proof[1]).toBe('Employer, no end on record');
  expect(answers({ indemnity: [lastDay] })['indemnity']!.missing).toEqual([]);
  // Only cover with an end after today says anything about the time to come.
  expect(several['indemnity-ahead']!.finding).toBe(
    'Union cover, until 30 Jun 2027; Second, until 30 Jun 2027. It is a promise that only you can make.',
  );
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
  expect(declaredPeriod({ ...registration, registrationDate: null }, '2026-12-20').end).toBe(
    '2026-11-30',
  );
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
  expect(renewalDates('2026-12-05')).toEqual(dates);
  const isTime = (day: string) => isRenewalTime(day);
  const times = ['2026-10-01', '2026-11-15', '2026-12-15', '2027-01-31'];
  expect(times.map(isTime)).toEqual([true, true, true, true]);
  expect(['2026-09-30', '2027-02-01'].map(isTime)).toEqual([false, false]);
});

test('recency is not judged by a Board whose standard was not read', () => {
  const nurses = answers({ registration: { ...registration, profession: nurse } });
  expect(nurses['recency']).toEqual({
    ...nurses['recency'],
    state: 'yours',
    finding: expect.stringMatching(
      /^We have not read what the Nursing and Midwifery Board of Australia requires for recency\./,
    ),
    link: '/practice-hours',
  });
  const abroad = answers({ registration: { ...registration, profession: nzParamedic } });
  expect(abroad['recency']!.finding).toContain(nzParamedic.abroad!.body);
});

test.each([
  ['required', requiredHours(period, registration), /31 hours on record of 30 required, 8 hours/],
  ['not required', { ...requiredHours(period, registration), interactive: 0 }, /, 8 hours inter/],
])('interactive hours are told where the standard asks for them: %s', (_name, required, text) => {
  expect(answers({ cpd: { ...cpd, required } })['cpd']!.finding).toMatch(text);
});

test('what only gaps leave open is said, and what is uncertain without gaps is not', () => {
  const open = rehearse(
    { ...record, cpd: { ...cpd, gaps: ['1 activity without evidence'] } },
    TODAY,
  );
  expect(open.find(({ id }) => id === 'cpd')!.missing).toEqual(['1 activity without evidence']);
  const [first] = open;
  const hint = (state: 'uncertain' | 'not-on-record' | 'yours', missing: string[]) =>
    renewalHint([{ ...first!, state, missing }], '2026-11-30', nurse);
  expect(hint('uncertain', [])).toBeNull();
  expect(hint('yours', ['a'])).toBeNull();
  expect(hint('uncertain', ['a'])).toMatch(/^Renew as a nurse by 30 Nov 2026\. Still open: /);
  expect(hint('not-on-record', [])).not.toBeNull();
});
