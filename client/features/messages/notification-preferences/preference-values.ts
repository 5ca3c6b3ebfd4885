import type {
  NotificationPreferencePartsFragment,
  UpdateNotificationPreferencesInput,
} from '#client/graphql/generated.ts';
import {
  DEFAULT_WEEKDAY,
  quietHoursDefaults,
  type Channels,
  type NotificationChannel,
  type RhythmName,
} from '#domain/messages/notification-preferences';

export type Preferences = NotificationPreferencePartsFragment['notificationPreferences'];

export interface PreferenceValues {
  kinds: Record<string, Channels>;
  quiet: boolean;
  quietHours: { from: string; until: string };
  rhythm: RhythmName;
  weekday: string;
}

/** The preferences as form values; the times are set even while quiet hours are off. */
export function valuesOf({ kinds, quietHours, weekday }: Preferences): PreferenceValues {
  return {
    kinds: Object.fromEntries(
      kinds.map(({ kind, inApp, email, push }) => [kind, { inApp, email, push }]),
    ),
    quiet: Boolean(quietHours),
    quietHours: {
      from: quietHours?.from ?? quietHoursDefaults.from,
      until: quietHours?.until ?? quietHoursDefaults.until,
    },
    rhythm: weekday === null ? 'daily' : 'weekly',
    weekday: String(weekday ?? DEFAULT_WEEKDAY),
  };
}

/** Returns the values of some kinds. */
export const groupValues = (
  { kinds }: PreferenceValues,
  group: Preferences['kinds'],
): PreferenceValues['kinds'] =>
  Object.fromEntries(group.flatMap(({ kind }) => (kinds[kind] ? [[kind, kinds[kind]]] : [])));

/** Returns only what changed in the form, so that another browser's changes survive. */
export function changesOf(
  before: PreferenceValues,
  { kinds, quiet, quietHours, rhythm, weekday }: PreferenceValues,
): UpdateNotificationPreferencesInput {
  const chosen = Object.entries(kinds).filter(([kind, channels]) =>
    Object.entries(channels).some(
      ([channel, isOn]) => before.kinds[kind]?.[channel as NotificationChannel] !== isOn,
    ),
  );
  const { from, until } = before.quietHours;
  const isQuietSame =
    quiet === before.quiet && (!quiet || (quietHours.from === from && quietHours.until === until));
  return {
    ...(chosen.length > 0 && { kinds: chosen.map(([kind, channels]) => ({ kind, ...channels })) }),
    ...(rhythm !== before.rhythm && { rhythm }),
    ...(rhythm === 'weekly' &&
      (weekday !== before.weekday || rhythm !== before.rhythm) && { weekday: Number(weekday) }),
    ...(!isQuietSame && { quietHours: quiet ? quietHours : null }),
  };
}
