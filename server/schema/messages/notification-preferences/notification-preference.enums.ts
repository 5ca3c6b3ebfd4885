import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import {
  channelLabels,
  preferenceGroups,
  preferenceKinds,
  rhythms,
} from '#domain/messages/notification-preferences';

export const NotificationChannelNameEnum = vocabulary(
  'NotificationChannelName',
  'How notifications are sent.',
  channelLabels,
);
export const NotificationGroupEnum = vocabulary(
  'NotificationGroup',
  'Groups of kinds of notification.',
  asWritten(Object.keys(preferenceGroups)),
);
export const PreferenceKindEnum = vocabulary(
  'PreferenceKind',
  'Kinds of notification that can be turned off.',
  preferenceKinds.map(({ kind: value, label }) => ({ value, label })),
);
export const ReminderRhythmEnum = vocabulary(
  'ReminderRhythm',
  'How often reminders come.',
  rhythms,
);
