import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import { activityCategories } from '#domain/records/activities';
import { moduleCategories } from '#domain/learning/modules';
import {
  reportReasonLabels,
  resourceCategories,
  resourceTypeLabels,
} from '#domain/learning/resources';

export const ReportReasonEnum = vocabulary(
  'ReportReason',
  'What is wrong with a resource.',
  reportReasonLabels,
);
export const ResourceTypeEnum = vocabulary(
  'ResourceType',
  'What a resource is.',
  resourceTypeLabels,
);
export const ResourceCategoryEnum = vocabulary(
  'ResourceCategory',
  'The CPD category of a resource.',
  asWritten(resourceCategories),
);
export const ResourceTypeFilterEnum = vocabulary(
  'ResourceTypeFilter',
  'Which resources a list has, by what they are.',
  { all: 'All', ...resourceTypeLabels },
);
export const ResourceCategoryFilterEnum = vocabulary(
  'ResourceCategoryFilter',
  'Categories that select resources; the wider ones select several.',
  asWritten([
    ...new Set<string>(['all', ...resourceCategories, ...activityCategories, ...moduleCategories]),
  ]),
);
