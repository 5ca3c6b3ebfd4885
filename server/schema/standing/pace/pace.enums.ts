import { vocabulary } from '../../mechanics/vocabulary.ts';
import { enoughSpans } from '#domain/standing/pace-enough';
import { outlookLabels } from '#domain/standing/pace-words';
import { paceTones } from '#domain/standing/pace';

export const PaceOutlookEnum = vocabulary(
  'PaceOutlook',
  'Where a CPD period is going.',
  outlookLabels,
);
export const PaceToneEnum = vocabulary('PaceTone', 'How to colour an outlook.', paceTones);
export const PaceSpanEnum = vocabulary(
  'PaceSpan',
  'The span in which hours would be enough.',
  enoughSpans,
);
