import { expect, test } from 'vitest';
import { atClock, clockTime } from '#domain/dates';
import type { RosterShift } from '#domain/rosters';
import { standbyGaps } from '#domain/standby-offers';

const zone = 'Australia/Sydney';
const at = (hour: number, minute = 0) => atClock('2026-11-25', { hour, minute }, zone);
const spell = (from: number, until: number, kind: RosterShift['kind']): RosterShift => ({
  start: at(from),
  end: at(until),
  kind,
});

test.each([
  ['a standby by day', [spell(7, 19, 'standby')], ['09:00 60']],
  ['one that begins later', [spell(13, 19, 'standby')], ['13:30 60']],
  ['a short one', [spell(10, 11, 'standby')], ['10:30 30']],
  ['one by night', [spell(20, 23, 'standby')], ['20:30 30']],
  ['a shift in it', [spell(8, 19, 'standby'), spell(9, 12, 'shift')], ['12:00 60']],
  ['shifts alone', [spell(7, 19, 'shift')], []],
  ['a shift all along', [spell(8, 12, 'standby'), spell(8, 12, 'shift')], []],
] as const)('%s', (_name, shifts, gaps) => {
  const found = standbyGaps(shifts, zone);
  expect(found.map(({ from, minutes }) => `${clockTime(from, zone)} ${minutes}`)).toEqual(gaps);
});
