import type {
  NotificationPreferencePartsFragment,
  UpdateNotificationPreferencesInput,
} from '#client/graphql/generated.ts';
import { quietHoursDefaults } from '#domain/notification-preferences';

export type Preferences = NotificationPreferencePartsFragment['notificationPreferences'];
export type Channel = 'inApp' | 'email' | 'push';

export interface PreferenceValues {
  kinds: Record<string, Record<Channel, boolean>>;
  quiet: boolean;
  quietHours: { from: string; until: string };
}

/** The preferences as the form holds them: times stand ready also where quiet hours are off. */
export function valuesOf({ kinds, quietHours }: Preferences): PreferenceValues {
  return {
    kinds: Object.fromEntries(
      kinds.map(({ kind, inApp, email, push }) => [kind, { inApp, email, push }]),
    ),
    quiet: Boolean(quietHours),
    quietHours: {
      from: quietHours?.from ?? quietHoursDefaults.from,
      until: quietHours?.until ?? quietHoursDefaults.until,
    },
  };
}

/** What the form holds, as the server takes it. */
export function inputOf({
  kinds,
  quiet,
  quietHours,
}: PreferenceValues): UpdateNotificationPreferencesInput {
  return {
    kinds: Object.entries(kinds).map(([kind, channels]) => ({ kind, ...channels })),
    quietHours: quiet ? quietHours : null,
  };
}
