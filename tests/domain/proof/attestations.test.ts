import { describe, expect, test } from 'vitest';
import {
  changedParts,
  changedSinceText,
  coveredHours,
  coversRecord,
  signatureText,
  signedDaysText,
  signedRecord,
  signedText,
  type RecordNow,
  type Signature,
} from '#domain/proof/attestations';

const timeZone = 'Australia/Brisbane';
const now: RecordNow = {
  title: 'Airway course',
  startDay: '2026-03-02',
  endDay: '2026-03-03',
  hours: 2,
  isInteractive: true,
  setting: 'Classroom',
  place: null,
  completedAt: new Date('2026-03-03T14:00:00Z'),
};
const signed = signedRecord(now, { person: 'Ana Cruz', timeZone })!;

test('what is signed is the record with the day of its completion there', () => {
  const { completedAt: _, ...record } = now;
  expect(signed).toEqual({ ...record, person: 'Ana Cruz', timeZone, completedDay: '2026-03-04' });
  expect(signedRecord({ ...now, completedAt: null }, { person: 'Ana Cruz', timeZone })).toBeNull();
});

test('the canonical text has each part in a line of its own, in a set order', () => {
  expect(signedText({ ...signed, title: 'A\n"B"' })).toBe(
    [
      'paramed-cpd-attestation-1',
      'person "Ana Cruz"',
      'title "A\\n\\"B\\""',
      'startDay "2026-03-02"',
      'endDay "2026-03-03"',
      'completedDay "2026-03-04"',
      'timeZone "Australia/Brisbane"',
      'hours 2',
      'isInteractive true',
      'setting "Classroom"',
      'place null',
    ].join('\n'),
  );
});

test.each([
  ['2026-03-02', '2026-03-03', '2 Mar 2026 to 3 Mar 2026'],
  ['2026-03-02', '2026-03-02', '2 Mar 2026'],
  ['2026-03-02', null, '2 Mar 2026 to 4 Mar 2026'],
  [null, null, '4 Mar 2026'],
  [null, '2026-03-06', '4 Mar 2026 to 6 Mar 2026'],
  // A start after the completion says no span.
  ['2026-03-09', null, '9 Mar 2026'],
])('days from %s to %s: %s', (startDay, endDay, text) => {
  expect(signedDaysText({ ...signed, startDay, endDay })).toBe(text);
});

describe('a record that was changed after a signature', () => {
  test.each<[string, Partial<RecordNow>, string[]]>([
    ['nothing', {}, []],
    ['another moment of the same day', { completedAt: new Date('2026-03-04T13:59:59Z') }, []],
    ['the title', { title: 'Airway' }, ['title']],
    ['the day', { completedAt: new Date('2026-03-03T13:59:59Z') }, ['dates']],
    ['in progress again', { completedAt: null }, ['dates']],
    ['the first day', { startDay: null }, ['dates']],
    ['the last day', { endDay: '2026-03-04' }, ['dates']],
    ['more hours', { hours: 2.5 }, ['hours']],
    ['not interactive', { isInteractive: false }, ['interactive']],
    ['the setting', { setting: null }, ['where']],
    ['the place', { place: 'Cairns' }, ['where']],
    ['hours and place', { hours: 1, place: 'Cairns' }, ['hours', 'where']],
  ])('%s', (_name, change, parts) => {
    expect(changedParts(signed, { ...now, ...change })).toEqual(parts);
  });

  test.each<[string, [number, number | null], Partial<RecordNow>, number, boolean]>([
    ['as signed', [2, null], {}, 2, true],
    ['fewer hours', [2, null], { hours: 1.5 }, 1.5, true],
    ['more hours', [2, null], { hours: 2.5 }, 2, false],
    ['signed for fewer, and the record still has more', [1.5, null], {}, 1.5, false],
    ['a corrected session, and the record went up again', [2, 0.5], {}, 0.5, false],
    ['a corrected session, and the record followed', [2, 0.5], { hours: 0.5 }, 0.5, true],
    ['a corrected session in which they did not meet', [2, 0], { hours: 0.5 }, 0, false],
    ['fewer hours and another title', [2, null], { hours: 1, title: 'Airway' }, 0, false],
    ['another place', [2, null], { place: 'Cairns' }, 0, false],
  ])('is covered: %s', (_name, [hours, correctedHours], change, covered, covers) => {
    const attestation = { signed, hours, correctedHours };
    expect(coveredHours(attestation, { ...now, ...change })).toBe(covered);
    expect(coversRecord(attestation, { ...now, ...change })).toBe(covers);
  });

  test('is said, with the day of the change and what it means', () => {
    const changedAt = new Date('2026-03-09T20:00:00Z');
    const say = (
      change: Partial<RecordNow>,
      [hours, correctedHours]: [number, number | null] = [2, null],
      at: Date | null = changedAt,
    ) =>
      changedSinceText(
        { signed, hours, correctedHours },
        { ...now, ...change },
        { timeZone, changedAt: at },
      );
    expect(say({})).toBeNull();
    expect(say({ hours: 1 })).toBe('Signed before the change of 10 Mar 2026 (hours).');
    expect(say({ hours: 4 })).toBe(
      'Signed before the change of 10 Mar 2026 (hours). Confirmed for 2 of 4 hours.',
    );
    expect(say({}, [0.5, null])).toBe('Confirmed for 0.5 of 2 hours.');
    expect(say({ hours: 1 }, [2, 1])).toBe(
      'Signed before the change of 10 Mar 2026 (hours). Less of the session counts now: 1 hour of this confirmation stands.',
    );
    expect(say({}, [2, 0])).toBe(
      'Less of the session counts now: nothing of this confirmation stands. It does not attest the record as it is now.',
    );
    const all = { title: 'x', startDay: null, hours: 1, isInteractive: false, place: 'x' };
    expect(say(all, [2, null], null)).toBe(
      'Signed before a later change (title, dates, hours, interactive, where). It does not attest the record as it is now.',
    );
  });
});

test.each<[Partial<Signature>, string]>([
  [{}, 'Confirmed by Ben Ito, paramedic, PAR0001234567 on 3 Mar 2026: 2 hours'],
  [
    { registrationNumber: null, hours: 1, source: 'crew-session' },
    'Confirmed by Ben Ito, paramedic in a crew session on 3 Mar 2026: 1 hour',
  ],
  [{ role: '', registrationNumber: null }, 'Confirmed by Ben Ito on 3 Mar 2026: 2 hours'],
])('a signature in words: %j', (more, text) => {
  const signature: Signature = {
    source: 'co-sign',
    name: 'Ben Ito',
    role: 'paramedic',
    registrationNumber: 'PAR0001234567',
    hours: 2,
    signedAt: new Date('2026-03-02T22:00:00Z'),
    ...more,
  };
  expect(signatureText(signature, timeZone)).toBe(text);
});
