import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import { activityCategories } from '#domain/records/activities';
import { moduleCategories } from '#domain/learning/modules';
import {
  reportReasonLabels,
  resourceCategories,
  resourceTypeLabels,
} from '#domain/learning/resources';

export const ReportReason = vocabulary(
  'ReportReason',
  'What is wrong with a resource.',
  reportReasonLabels,
);
export const ResourceType = vocabulary('ResourceType', 'What a resource is.', resourceTypeLabels);
export const ResourceCategory = vocabulary(
  'ResourceCategory',
  'The CPD category of a resource.',
  asWritten(resourceCategories),
);
export const ResourceTypeFilter = vocabulary(
  'ResourceTypeFilter',
  'Which resources a list has, by what they are.',
  { all: 'All', ...resourceTypeLabels },
);
export const ResourceCategoryFilter = vocabulary(
  'ResourceCategoryFilter',
  'Categories that select resources; the wider ones select several.',
  asWritten([
    ...new Set<string>(['all', ...resourceCategories, ...activityCategories, ...moduleCategories]),
  ]),
);
