import {
  channelDefaults,
  type Channels,
  type NotificationChannel,
} from './notification-preferences.ts';

/** How much of several choices is on. */
export type Share = 'on' | 'some' | 'off';

/** Label of each share beside a switch. */
export const shareLabels: Record<Share, string> = { on: 'On', some: 'Some', off: 'Off' };

/** Returns how much of some choices is on; none of them is off. */
function shareOf(choices: readonly boolean[]): Share {
  if (!choices.includes(true)) return 'off';
  return choices.includes(false) ? 'some' : 'on';
}

/** Returns for how many kinds a channel is on. */
export function channelShare(kinds: readonly Channels[], channel: NotificationChannel) {
  const choices = kinds.map((each) => each[channel]);
  return {
    share: shareOf(choices),
    count: choices.filter(Boolean).length,
    of: choices.length,
  };
}

/**
 * Returns if a group of kinds is on, by the channels that work: on if every kind comes in the same ways, off if none
 * comes at all, else some.
 */
export function groupShare(
  kinds: readonly Channels[],
  working: readonly NotificationChannel[],
): Share {
  const shares = working.map((channel) => channelShare(kinds, channel).share);
  if (shares.includes('some')) return 'some';
  return shares.includes('on') ? 'on' : 'off';
}

/**
 * Returns the kinds of a group after a press on its switch. Off turns every channel off, also those that do not work
 * yet. On brings back what was saved or, if nothing of that comes, the defaults.
 */
export function switchGroup<Kind extends string>(
  kinds: Readonly<Record<Kind, Channels>>,
  saved: Readonly<Record<Kind, Channels>>,
  working: readonly NotificationChannel[],
): Record<Kind, Channels> {
  const isOff = groupShare(Object.values(kinds), working) === 'off';
  const returning = groupShare(Object.values(saved), working) === 'off' ? null : saved;
  const next = (kind: Kind): Channels =>
    isOff ? (returning?.[kind] ?? channelDefaults) : { inApp: false, email: false, push: false };
  const names = Object.keys(kinds) as Kind[];
  return Object.fromEntries(names.map((kind) => [kind, { ...next(kind) }])) as Record<
    Kind,
    Channels
  >;
}

/** Returns the kinds of a group after a press on one of its channels: on for all, or off for all if it was. */
export function switchChannel<Kind extends string>(
  kinds: Readonly<Record<Kind, Channels>>,
  channel: NotificationChannel,
): Record<Kind, Channels> {
  const isOn = channelShare(Object.values(kinds), channel).share !== 'on';
  const entries = Object.entries<Channels>(kinds);
  return Object.fromEntries(
    entries.map(([kind, channels]) => [kind, { ...channels, [channel]: isOn }]),
  ) as Record<Kind, Channels>;
}
