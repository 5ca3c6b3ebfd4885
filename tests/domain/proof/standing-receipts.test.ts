import { describe, expect, test } from 'vitest';
import { paramedic } from '#domain/professions/paramedic';
import {
  halfHoursDown,
  readReceipt,
  readReceiptNumber,
  receiptRegistration,
  receiptStanding,
  receiptValidUntil,
  type RegistrationFacts,
} from '#domain/proof/standing-receipts';
import { boardRows, receiptCredential } from '#domain/proof/team-board';
import { readTeamCode, teamCode } from '#domain/proof/teams';
import { requiredHours } from '#domain/standing/required-hours';

const today = '2026-06-15';
const period = { start: '2025-12-01', end: '2026-11-30' };
const registration = {
  registrationDate: '2020-03-01',
  registrationExpiryDate: '2026-11-30',
  profession: paramedic,
};
const required = requiredHours(period, registration);
const none = { total: 0, interactive: 0 };
const facts = (more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  registration,
  today,
  period,
  required,
  claimed: none,
  defensible: none,
  attestedInteractive: 0,
  pace: { outlook: 'behind', tone: 'attention' },
  ...more,
});
const all = { total: 31, interactive: 9 };

describe('a registration is judged', () => {
  test.each<[string, Partial<RegistrationFacts>, string, string]>([
    ['met, if all hours are evidenced', { claimed: all, defensible: all }, 'met', 'on-track'],
    [
      'not settled, if some are not',
      { claimed: all, defensible: none },
      'not-settled',
      'not-settled',
    ],
    ['at risk when behind', {}, 'not-met', 'at-risk'],
    ['on track on course', { pace: { outlook: 'on-course', tone: 'calm' } }, 'not-met', 'on-track'],
    [
      'at risk on course with few days left',
      { pace: { outlook: 'on-course', tone: 'attention' } },
      'not-met',
      'at-risk',
    ],
    [
      'not settled, if there is too little to project',
      { pace: { outlook: 'unknown', tone: 'neutral' } },
      'not-met',
      'not-settled',
    ],
    [
      'not settled without a date, even with all hours',
      {
        claimed: all,
        defensible: all,
        registration: { ...registration, registrationDate: null, registrationExpiryDate: null },
      },
      'not-settled',
      'not-settled',
    ],
    [
      'not settled once expired',
      { claimed: all, defensible: all, today: '2026-12-01' },
      'not-settled',
      'not-settled',
    ],
  ])('%s', (_, more, state, standing) => {
    expect(receiptRegistration(facts(more))).toMatchObject({ state, standing });
  });

  test('without the words of the owner, which an explanation may hold', () => {
    const explanation = 'My private reason.';
    const unsettled = { ...required, total: 0, basis: 'pro-rata' as const, explanation };
    const { reason, state } = receiptRegistration(facts({ required: unsettled }));
    expect(state).toBe('not-settled');
    expect(reason).not.toContain('private');
  });
});

test('hours are rounded down to the half hour', () => {
  expect([0.4, 0.5, 1.9, 7.3, 29.9].map(halfHoursDown)).toEqual([0, 0.5, 1.5, 7, 29.5]);
});

test('the worst registration decides', () => {
  const good = receiptRegistration(facts({ claimed: all, defensible: all }));
  const bad = receiptRegistration(facts());
  expect(receiptStanding([good, bad])).toMatchObject({ standing: 'at-risk', reason: bad.reason });
  expect(receiptStanding([]).standing).toBe('not-settled');
});

test('a receipt is valid for a month, and never beyond what its owner chose', () => {
  const issuedAt = new Date('2026-06-15T02:00:00.700Z');
  const until = (sharedUntil: string) =>
    receiptValidUntil({ issuedAt, sharedUntil, timeZone: 'Australia/Brisbane' }).toISOString();
  expect(until('2027-06-15')).toBe('2026-07-16T02:00:00.000Z');
  expect(until('2026-06-20')).toBe('2026-06-20T14:00:00.000Z');
});

test.each([
  [undefined, 'not-shared', null],
  ['missing', 'missing', null],
  ['open', 'valid', null],
  ['2026-06-14', 'ended', '2026-06-14'],
  ['2026-06-15', 'ending', '2026-06-15'],
  ['2026-09-13', 'ending', '2026-09-13'],
  ['2026-09-14', 'valid', '2026-09-14'],
])('a credential stored as %s is %s', (stored, state, validUntil) => {
  expect(receiptCredential('cpr', stored, today)).toMatchObject({ state, validUntil });
});

test('a code is read as it is shown, typed, spoken or pasted as a link', () => {
  const code = teamCode(Uint8Array.from({ length: 20 }, (_, n) => n * 13));
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){3}[A-HJ-NP-Z2-9]{5}$/);
  for (const given of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ' '),
    `https://x.au/join-team#${code}`,
  ])
    expect(readTeamCode(given)).toBe(code);
  for (const given of ['', 'x', `${code}A`, code.replace(/^./, '0'), null, 'a'.repeat(400)])
    expect(readTeamCode(given)).toBeNull();
});

test('numbers and texts that are none are not read', () => {
  for (const text of ['', 'a.b', 'a.b.c', '%.%.%', `${'a'.repeat(60_000)}.b.c`])
    expect(readReceipt(text)).toBeNull();
  for (const text of ['', '1.1', null, '00000000-0000-4000-8000-000000000000'])
    expect(readReceiptNumber(text)).toBeNull();
  expect(readReceiptNumber('00000000-0000-4000-8000-000000000000.3')?.number).toBe(3);
});

test('the table has a row for each registration, and one for who shares nothing', () => {
  const row = {
    shownName: 'Mara',
    role: 'member' as const,
    standing: null,
    reason: 'Does not share a receipt.',
    day: null,
    sharedUntil: null,
    registrations: [],
    credentials: [],
  };
  const two = {
    ...row,
    registrations: [receiptRegistration(facts()), receiptRegistration(facts())],
  };
  const rows = boardRows([row, two], ['cpr']);
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([11]));
});
