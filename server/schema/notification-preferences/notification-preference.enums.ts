import { asWritten, vocabulary } from '../vocabulary.ts';
import { channelLabels, preferenceKinds, rhythms } from '#domain/notification-preferences';

export const NotificationChannelName = vocabulary(
  'NotificationChannelName',
  'How notifications are sent.',
  channelLabels,
);
export const NotificationGroup = vocabulary(
  'NotificationGroup',
  'Groups of kinds of notification.',
  asWritten([...new Set(preferenceKinds.map(({ group }) => group))]),
);
export const PreferenceKind = vocabulary(
  'PreferenceKind',
  'Kinds of notification that can be turned off.',
  preferenceKinds.map(({ kind: value, label }) => ({ value, label })),
);
export const ReminderRhythm = vocabulary('ReminderRhythm', 'How often reminders come.', rhythms);
