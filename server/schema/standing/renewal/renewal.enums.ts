import { vocabulary } from '../../mechanics/vocabulary.ts';
import { recencyStateLabels } from '#domain/standing/recency';
import { answerStateLabels } from '#domain/standing/renewal';

export const RecencyState = vocabulary(
  'RecencyState',
  'What the record shows of recency of practice.',
  recencyStateLabels,
);
export const RenewalAnswerState = vocabulary(
  'RenewalAnswerState',
  'What the record shows of a declaration.',
  answerStateLabels,
);
