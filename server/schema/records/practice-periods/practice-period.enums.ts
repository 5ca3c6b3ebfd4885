import { vocabulary } from '../../mechanics/vocabulary.ts';
import { practiceKindLabels } from '#domain/records/practice-periods';

export const PracticeKindEnum = vocabulary(
  'PracticeKind',
  'What a period of practice hours is.',
  practiceKindLabels,
);
