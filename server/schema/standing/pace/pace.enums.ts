import { vocabulary } from '../../mechanics/vocabulary.ts';
import { enoughSpans } from '#domain/standing/pace-enough';
import { outlookLabels } from '#domain/standing/pace-words';
import { paceTones } from '#domain/standing/pace';

export const PaceOutlook = vocabulary('PaceOutlook', 'Where a CPD period is going.', outlookLabels);
export const PaceTone = vocabulary('PaceTone', 'How to colour an outlook.', paceTones);
export const PaceSpan = vocabulary(
  'PaceSpan',
  'The span in which hours would be enough.',
  enoughSpans,
);
