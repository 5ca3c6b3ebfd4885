import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import { activityCategories, activityStatusLabels } from '#domain/records/activities';
import { activitySorts, evidenceFilters } from '#domain/records/activity-filters';
import { activitySettingLabels } from '#domain/records/activity-settings';
import { contentElementIds } from '#domain/records/activity-trace';
import { activityTypeLabels } from '#domain/records/activity-types';
import { checkKinds } from '#domain/records/plausibility';

export const ActivityStatusEnum = vocabulary(
  'ActivityStatus',
  'Where an activity stands; only completed hours count.',
  activityStatusLabels,
);
export const ActivityCategoryEnum = vocabulary(
  'ActivityCategory',
  'The category of an activity.',
  asWritten(activityCategories),
);
export const ActivityTypeEnum = vocabulary(
  'ActivityType',
  'What an activity was.',
  activityTypeLabels,
);
export const ActivitySettingEnum = vocabulary(
  'ActivitySetting',
  'In which setting it took place.',
  activitySettingLabels,
);
export const ActivitySortEnum = vocabulary(
  'ActivitySort',
  'Orders of the activities.',
  activitySorts,
);
export const ActivityCheckKindEnum = vocabulary(
  'ActivityCheckKind',
  'What an owner should look at again.',
  checkKinds,
);
export const ContentElementEnum = vocabulary(
  'ContentElement',
  'The elements of the standard that an activity itself can meet.',
  contentElementIds.map((value) => ({ value, label: `Element (${value})` })),
);
export const EvidenceFilterEnum = vocabulary(
  'EvidenceFilter',
  'Activities by their evidence.',
  evidenceFilters.filter(({ value }) => value !== 'all'),
);
