import { vocabulary } from '../vocabulary.ts';
import { enoughSpans } from '#domain/pace-enough';
import { outlookLabels } from '#domain/pace-words';
import { paceTones } from '#domain/pace';

export const PaceOutlook = vocabulary('PaceOutlook', 'Where a CPD period is going.', outlookLabels);
export const PaceTone = vocabulary('PaceTone', 'How to colour an outlook.', paceTones);
export const PaceSpan = vocabulary(
  'PaceSpan',
  'The span in which hours would be enough.',
  enoughSpans,
);
