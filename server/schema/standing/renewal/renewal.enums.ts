import { vocabulary } from '../../mechanics/vocabulary.ts';
import { recencyStateLabels } from '#domain/standing/recency';
import { answerStateLabels } from '#domain/standing/renewal';

export const RecencyStateEnum = vocabulary(
  'RecencyState',
  'What the record shows of recency of practice.',
  { ...recencyStateLabels, uncertain: 'Enough hours only with some that are not certain' },
);
export const RenewalAnswerStateEnum = vocabulary(
  'RenewalAnswerState',
  'What the record shows of a declaration.',
  { ...answerStateLabels, uncertain: 'On record, but not certain' },
);
