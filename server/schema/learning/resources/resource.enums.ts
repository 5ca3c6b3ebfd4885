import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
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
