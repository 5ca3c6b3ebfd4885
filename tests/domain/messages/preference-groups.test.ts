import { expect, test } from 'vitest';
import { preferenceGroups, preferenceKinds } from '#domain/messages/notification-preferences';
import {
  channelShare,
  groupShare,
  switchChannel,
  switchGroup,
} from '#domain/messages/preference-groups';

const as = (ways: string) => ({
  inApp: ways.includes('a'),
  email: ways.includes('e'),
  push: ways.includes('p'),
});
const all = ['inApp', 'email', 'push'] as const;

test('every kind is in a group, and every group has kinds that stand together', () => {
  const names = preferenceKinds.map(({ group }) => group);
  const order = names.filter((name, index) => name !== names[index - 1]);
  expect(order).toEqual(Object.keys(preferenceGroups));
});

test.each([
  ['a a', all, 'on'],
  ['aep aep', all, 'on'],
  ['- -', all, 'off'],
  ['a -', all, 'some'],
  ['a e', all, 'some'],
  ['ae a', all, 'some'],
  // What does not work counts for nothing.
  ['ae a', ['inApp'], 'on'],
  ['e e', ['inApp', 'push'], 'off'],
  ['a a', [], 'off'],
] as const)('kinds %j by %j are %s', (kinds, working, share) => {
  expect(groupShare(kinds.split(' ').map(as), working)).toBe(share);
});

test('a channel says of how many kinds it is part', () => {
  expect(channelShare([as('a'), as('ae'), as('p')], 'inApp')).toEqual({
    share: 'some',
    count: 2,
    of: 3,
  });
  expect(channelShare([], 'email')).toEqual({ share: 'off', count: 0, of: 0 });
});

const of = (first: string, second: string) => ({ first: as(first), second: as(second) });

test.each([
  ['off turns everything off', of('ae', 'p'), of('a', 'a'), all, of('', '')],
  ['on brings back what was saved', of('', ''), of('ae', 'p'), all, of('ae', 'p')],
  ['on after nothing was saved: the defaults', of('', ''), of('', ''), all, of('ae', 'ae')],
  [
    'on where what was saved does not work: the defaults',
    of('e', 'e'),
    of('e', 'e'),
    ['inApp'] as const,
    of('ae', 'ae'),
  ],
  [
    'off also where e-mail does not work yet',
    of('ae', 'a'),
    of('', ''),
    ['inApp'] as const,
    of('', ''),
  ],
])('the switch: %s', (_, kinds, saved, working, expected) => {
  expect(switchGroup(kinds, saved, working)).toEqual(expected);
});

test('a channel of a group is on for all unless it was', () => {
  expect(switchChannel(of('ae', 'a'), 'email')).toEqual(of('ae', 'ae'));
  expect(switchChannel(of('ae', 'ae'), 'email')).toEqual(of('a', 'a'));
  expect(switchChannel(of('', 'p'), 'inApp')).toEqual(of('a', 'ap'));
});
