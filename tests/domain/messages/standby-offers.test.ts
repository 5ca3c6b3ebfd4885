import { expect, test } from 'vitest';
import { atClock, clockTime } from '#domain/dates';
import { plannedLink, readPlannedLink } from '#domain/records/planned-links';
import type { RosterShift } from '#domain/messages/rosters';
import { offerNotification, standbyGaps } from '#domain/messages/standby-offers';

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
  [
    'shifts in it, in any order',
    [spell(8, 19, 'standby'), spell(12, 18, 'shift'), spell(9, 11, 'shift')],
    ['11:00 60'],
  ],
  ['shifts alone', [spell(7, 19, 'shift')], []],
  ['a shift all along', [spell(8, 12, 'standby'), spell(8, 12, 'shift')], []],
] as const)('%s', (_name, shifts, gaps) => {
  const found = standbyGaps(shifts, zone);
  expect(found.map(({ from, minutes }) => `${clockTime(from, zone)} ${minutes}`)).toEqual(gaps);
});

test('an offer says what fits, and when', () => {
  const gap = { from: at(13, 30), minutes: 45 };
  expect(offerNotification({ title: 'Sepsis', goalId: 7, plannedId: 9 }, gap, zone)).toEqual({
    kind: 'plan-offer',
    title: '45 minutes on standby: “Sepsis”',
    message:
      'You planned it, and it fits into the time from 1:30 pm on 25 Nov 2026. If a call comes, it can wait.',
    link: '/cpd-log/goals/7?planned=9',
  });
  expect(offerNotification({ title: 'Sepsis', slug: 'sepsis' }, gap, zone)).toEqual({
    kind: 'plan-offer',
    title: '45 minutes on standby: go on with “Sepsis”',
    message:
      'The learning module fits into the time from 1:30 pm on 25 Nov 2026. Your place is kept if a call comes.',
    link: '/cpd-modules?module=sepsis',
  });
});

test('the link of an offer names what was planned', () => {
  expect(readPlannedLink(plannedLink(7, 9))).toEqual({ goalId: '7', plannedId: '9' });
  for (const other of ['/cpd-log/goals/7', '/cpd-modules?module=sepsis', '/cpd-log?planned=9']) {
    expect(readPlannedLink(other)).toBeNull();
  }
});
