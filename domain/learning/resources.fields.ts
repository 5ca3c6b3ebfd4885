import {
  formatted,
  NO_VALUE,
  optional,
  plainText,
  privateText,
  yesOrNo,
  type FieldSpecs,
} from '../records/record-fields.ts';
import {
  reportReasonLabels,
  resourceLimits,
  resourceTypeLabel,
  type ReportFormValues,
  type ResourceFormValues,
} from './resources.ts';

/** Fields of a resource. Its texts describe a publication, so they are not about a patient. */
export const resourceFields: FieldSpecs<ResourceFormValues> = {
  title: plainText('Title'),
  description: plainText('Description'),
  url: plainText('URL'),
  type: formatted('Type', resourceTypeLabel),
  provider: plainText('Provider'),
  peerReviewed: yesOrNo('Peer reviewed'),
  cpdCategory: plainText('Category'),
  cpdHours: plainText('CPD hours'),
  tags: plainText('Tags'),
};

/** The values of the review form. */
export interface ReviewValues {
  /** 0 until the user chooses. */
  rating: number;
  comment: string;
}

/** The fields of a review. */
export const reviewFields: FieldSpecs<ReviewValues> = {
  rating: formatted('Rating', (stars) => `${stars} of ${resourceLimits.rating.max}`),
  comment: privateText('Comment'),
};

/** The fields of a report. */
export const reportFields: FieldSpecs<ReportFormValues> = {
  reason: formatted('Reason', (reason) => (reason === '' ? NO_VALUE : reportReasonLabels[reason])),
  comment: optional(privateText('Comment')),
};
