import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import {
  channelLabels,
  preferenceGroups,
  preferenceKinds,
  rhythms,
} from '#domain/messages/notification-preferences';

export const NotificationChannelName = vocabulary(
  'NotificationChannelName',
  'How notifications are sent.',
  channelLabels,
);
export const NotificationGroup = vocabulary(
  'NotificationGroup',
  'Groups of kinds of notification.',
  asWritten(Object.keys(preferenceGroups)),
);
export const PreferenceKind = vocabulary(
  'PreferenceKind',
  'Kinds of notification that can be turned off.',
  preferenceKinds.map(({ kind: value, label }) => ({ value, label })),
);
export const ReminderRhythm = vocabulary('ReminderRhythm', 'How often reminders come.', rhythms);
