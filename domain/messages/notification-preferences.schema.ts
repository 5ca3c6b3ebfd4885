import type { InferType } from 'yup';
import { choice, optionalWholeNumber } from '../fields.ts';
import { field, form } from '../forms.ts';
import {
  type KindChoice,
  type QuietHours,
  preferenceKinds,
  rhythms,
  type RhythmName,
  notificationChannels,
} from './notification-preferences.ts';

const messages = {
  kinds: 'Each kind of notification needs a yes or no for every channel',
  quietHours: 'Quiet hours need a start and an end, such as 22:00 and 06:00',
  rhythm: 'Reminders come daily or weekly',
  weekday: 'The day of the week is a number from 1 (Monday) to 7 (Sunday)',
  sameTime: 'Quiet hours must start and end at different times',
};

/** A change of preferences. Fields that are left out stay; `quietHours: null` turns quiet hours off. */
export const notificationPreferencesSchema = form({
  kinds: field<KindChoice[]>(readKinds, (value) =>
    Array.isArray(value) && value.every(isKindChoice) ? null : messages.kinds,
  ).nonNullable(messages.kinds),
  quietHours: field<QuietHours>(readQuietHours, quietHoursProblem).nullable(),
  rhythm: choice<RhythmName>(
    rhythms.map(({ value }) => value),
    messages.rhythm,
  ),
  weekday: optionalWholeNumber({ min: 1, max: 7, message: messages.weekday }),
});
export type NotificationPreferencesChange = InferType<typeof notificationPreferencesSchema>;

function readKinds(raw: unknown): unknown {
  if (!Array.isArray(raw) || raw.length > preferenceKinds.length) return null;
  return raw.map((choice) =>
    isObject(choice)
      ? {
          kind: choice['kind'],
          inApp: choice['inApp'],
          email: choice['email'],
          push: choice['push'],
        }
      : null,
  );
}

function isKindChoice(choice: unknown): boolean {
  return (
    isObject(choice) &&
    preferenceKinds.some(({ kind }) => kind === choice['kind']) &&
    notificationChannels.every((channel) => typeof choice[channel] === 'boolean')
  );
}

function readQuietHours(raw: unknown): unknown {
  return isObject(raw) ? { from: raw['from'], until: raw['until'] } : raw;
}

function quietHoursProblem(value: unknown): string | null {
  if (!isObject(value) || !isClockTime(value['from']) || !isClockTime(value['until'])) {
    return messages.quietHours;
  }
  return value['from'] === value['until'] ? messages.sameTime : null;
}

function isClockTime(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
