import { expect, test } from 'vitest';
import { roomAt } from '#client/app/navigation.ts';
import { placeAt, places } from '#client/app/places.ts';
import { paths } from '#client/lib/paths.ts';
import { settingsPaths } from '#domain/account/settings-pages';

/** Pages without the navigation, or, as with one of another kind, opened from anywhere. */
const signedOut: readonly string[] = [
  paths.auth,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.verify,
  paths.shared,
  paths.counts,
  paths.confirm,
  paths.crewJoin,
  paths.teach,
];
const own = Object.values(paths).filter((path) => !signedOut.includes(path));
const below = ['/cpd-log/17', '/documents/5', '/crew/3', '/progress/2026', settingsPaths.data];

test.each([...own, ...below])('an entry is lit on %s', (path) =>
  expect(roomAt(path)?.label).toBeTypeOf('string'),
);

test.each([
  ['/', 'Dashboard', 'Today'],
  ['/notifications', 'Dashboard', 'Today'],
  ['/bin', 'My CPD Log', 'Log'],
  ['/cpd-log/goals/4', 'My CPD Log', 'Log'],
  ['/cpd-modules', 'CPD Modules', 'Learn'],
  ['/crew/3', 'Crew sessions', 'Proof'],
  ['/teams/12', 'Teams', 'Proof'],
  ['/join-team', 'Teams', 'Proof'],
  ['/documents/templates/certificates', 'Documents', 'Proof'],
  ['/progress/2026', 'Progress', 'Renewal'],
  ['/help/ahpra-guidelines', 'Help & Resources', undefined],
  ['/documentation', undefined, undefined],
  ['/nowhere', undefined, undefined],
])('%s lights %s in %s', (path, room, place) =>
  expect([roomAt(path)?.label, placeAt(path)?.label]).toEqual([room, place]),
);

test('a page is in one place', () => {
  const rooms = Object.values(places).flatMap((place) => place.rooms.map(({ to }) => to));
  expect(new Set(rooms).size).toBe(rooms.length);
});
