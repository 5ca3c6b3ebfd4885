import { describe, expect, test } from 'vitest';
import {
  channelDefaults,
  channelLabels,
  isQuiet,
  notificationChannels,
  notBefore,
  preferenceKinds,
  preferencesFrom,
  isChannelEnabled,
} from '#domain/messages/notification-preferences';
import { notificationPreferencesSchema } from '#domain/messages/notification-preferences.schema';
import { clockTime } from '#domain/dates';
import { notificationKinds } from '#domain/messages/notifications';
import { problems } from '../problems.ts';

const choice = { kind: 'cpd-behind', inApp: true, email: false, push: false };

test('every kind but the welcome, the digest, changes of security, refused mail and push and paused webhooks can be chosen about', () => {
  expect(
    [
      'welcome',
      'digest',
      'security-changed',
      'email-refused',
      'push-refused',
      'webhook-paused',
      ...preferenceKinds.map(({ kind }) => kind),
    ].toSorted(),
  ).toEqual([...notificationKinds].toSorted());
});

test('each kind reads in a group, with when it comes', () => {
  for (const { group, label, description } of preferenceKinds) {
    expect(['Deadlines', 'Learning', 'Teams', 'Account']).toContain(group);
    expect(`${label}: ${description}`).toMatch(/^[A-Z].*: (Before|When|Two days after) .*\.$/);
  }
  expect(notificationChannels.map((channel) => channelLabels[channel])).toEqual([
    'In the app',
    'E-mail',
    'Push',
  ]);
});

describe('preferencesFrom', () => {
  test('nothing stored: the defaults', () => {
    const { kinds, quietHours } = preferencesFrom({});
    expect(quietHours).toBeNull();
    expect(channelDefaults).toEqual({ inApp: true, email: true, push: false });
    expect(new Set(Object.values(kinds).map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(channelDefaults)]),
    );
  });

  test('what is stored, and the defaults where it knows no better', () => {
    const { kinds } = preferencesFrom({
      kinds: { 'cpd-behind': { email: false }, 'of-the-past': { email: true } },
    });
    expect(kinds['cpd-behind']).toEqual({ ...channelDefaults, email: false });
    expect(Object.keys(kinds)).toEqual(preferenceKinds.map(({ kind }) => kind));
  });

  test('the welcome comes in the app alone', () => {
    const preferences = preferencesFrom({ kinds: { 'cpd-behind': { inApp: false } } });
    expect(isChannelEnabled(preferences, 'welcome', 'inApp')).toBe(true);
    expect(isChannelEnabled(preferences, 'welcome', 'email')).toBe(false);
    expect(isChannelEnabled(preferences, 'digest', 'push')).toBe(true);
    expect(isChannelEnabled(preferences, 'cpd-behind', 'inApp')).toBe(false);
    expect(isChannelEnabled(preferences, 'cpd-behind', 'email')).toBe(true);
  });
});

test('that an address takes no e-mail comes on every way but that, whatever is stored', () => {
  const preferences = preferencesFrom({ kinds: {} });
  const on = (channel: 'inApp' | 'email' | 'push') =>
    isChannelEnabled(preferences, 'email-refused', channel);
  expect([on('inApp'), on('email'), on('push')]).toEqual([true, false, true]);
});

test('a change to how the account is secured comes on every way, whatever is stored', () => {
  const off = { inApp: false, email: false, push: false };
  const preferences = preferencesFrom({ kinds: { 'security-changed': off } });
  for (const channel of notificationChannels) {
    expect(isChannelEnabled(preferences, 'security-changed', channel), channel).toBe(true);
  }
});

describe('isQuiet', () => {
  const night = { from: '22:00', until: '06:00' };
  const siesta = { from: '13:00', until: '15:30' };
  const at = (time: string) => new Date(`2026-01-10T${time}:00+10:00`);
  test.each([
    [night, '21:59', false],
    [night, '22:00', true],
    [night, '00:00', true],
    [night, '05:59', true],
    [night, '06:00', false],
    [siesta, '12:59', false],
    [siesta, '13:00', true],
    [siesta, '15:29', true],
    [siesta, '15:30', false],
    [null, '03:00', false],
  ])('%j at %s in Brisbane', (quietHours, time, expected) => {
    expect(isQuiet(quietHours, at(time), 'Australia/Brisbane')).toBe(expected);
  });

  test('follows the clocks of the zone: Sydney is an hour ahead in summer', () => {
    expect(isQuiet(night, at('21:00'), 'Australia/Sydney')).toBe(true);
    expect(isQuiet(night, at('05:00'), 'Australia/Sydney')).toBe(false);
  });
});

describe('notBefore', () => {
  const night = { from: '22:00', until: '06:00' };
  test.each<[string, string, string, string]>([
    [
      'outside of quiet hours it is at once',
      '2027-06-01T10:00:00Z',
      'Australia/Brisbane',
      '2027-06-01T10:00:00.000Z',
    ],
    [
      'in the evening it is the next morning',
      '2027-06-01T13:30:30Z',
      'Australia/Brisbane',
      '2027-06-01T20:00:00.000Z',
    ],
    [
      'in the early hours it is the same morning',
      '2027-06-01T16:00:00Z',
      'Australia/Brisbane',
      '2027-06-01T20:00:00.000Z',
    ],
    [
      'the clocks go forward in the night',
      '2027-10-02T13:00:00Z',
      'Australia/Sydney',
      '2027-10-02T19:00:00.000Z',
    ],
    [
      'the clocks go back in the night',
      '2027-04-03T13:00:00Z',
      'Australia/Sydney',
      '2027-04-03T20:00:00.000Z',
    ],
    [
      'half an hour of daylight saving',
      '2027-10-02T12:00:00Z',
      'Australia/Lord_Howe',
      '2027-10-02T19:00:00.000Z',
    ],
  ])('%s', (_when, instant, zone, expected) => {
    expect(notBefore(night, new Date(instant), zone).toISOString()).toBe(expected);
  });

  test('an end that daylight saving leaves out stands in the hour after', () => {
    const quiet = { from: '22:00', until: '02:30' };
    const moment = notBefore(quiet, new Date('2027-10-02T13:00:00Z'), 'Australia/Sydney');
    expect(clockTime(moment, 'Australia/Sydney') >= '03:00').toBe(true);
  });

  test('without quiet hours it is at once', () => {
    const instant = new Date('2027-06-01T16:00:00Z');
    expect(notBefore(null, instant, 'Australia/Brisbane')).toBe(instant);
  });
});

describe('notificationPreferencesSchema', () => {
  const kinds = 'Each kind of notification needs a yes or no for every channel';
  const quietHours = 'Quiet hours need a start and an end, such as 22:00 and 06:00';
  test.each<[unknown, Record<string, string>]>([
    [{}, {}],
    [{ kinds: [] }, {}],
    [{ kinds: [choice] }, {}],
    [{ kinds: null }, { kinds }],
    [{ kinds: 'all' }, { kinds }],
    [{ kinds: [null] }, { kinds }],
    [{ kinds: [{ ...choice, email: 'yes' }] }, { kinds }],
    [{ kinds: [{ ...choice, push: undefined }] }, { kinds }],
    [{ kinds: [{ ...choice, kind: 'welcome' }] }, { kinds }],
    [{ kinds: Array.from({ length: 30 }, () => choice) }, { kinds }],
    [{ quietHours: null }, {}],
    [{ quietHours: { from: '00:00', until: '23:59' } }, {}],
    [{ quietHours: {} }, { quietHours }],
    [{ quietHours: '22:00' }, { quietHours }],
    [{ quietHours: { from: '24:00', until: '06:00' } }, { quietHours }],
    [{ quietHours: { from: '22:00', until: '06:60' } }, { quietHours }],
    [{ quietHours: { from: '022:00', until: '06:00' } }, { quietHours }],
    [{ quietHours: { from: '22:000', until: '06:00' } }, { quietHours }],
    [
      { quietHours: { from: '06:00', until: '06:00' } },
      { quietHours: 'Quiet hours must start and end at different times' },
    ],
  ])('%j', async (input, expected) => {
    expect(await problems(notificationPreferencesSchema, input)).toEqual(expected);
  });

  test('drops what it does not know', async () => {
    const cast = await notificationPreferencesSchema.validate({
      kinds: [{ ...choice, userId: 1 }],
      quietHours: { from: '22:00', until: '06:00', zone: 'UTC' },
    });
    expect(cast).toEqual({ kinds: [choice], quietHours: { from: '22:00', until: '06:00' } });
  });
});
