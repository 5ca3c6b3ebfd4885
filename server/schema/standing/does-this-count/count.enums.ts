import { vocabulary } from '../../mechanics/vocabulary.ts';
import { countQuestions, type CountQuestion } from '#domain/records/count-answers';
import { countVerdictLabels } from '#domain/standing/does-this-count';

const answersTo = (name: CountQuestion, type: string) => {
  const { question, choices } = countQuestions.find((each) => each.name === name)!;
  return vocabulary(type, `Answers to: ${question}`, choices);
};
export const CountWhoEnum = answersTo('who', 'CountWho');
export const CountWhatEnum = answersTo('what', 'CountWhat');
export const CountWithWhomEnum = answersTo('withWhom', 'CountWithWhom');
export const CountWhatForEnum = answersTo('whatFor', 'CountWhatFor');
export const CountWhatIsNewEnum = answersTo('whatIsNew', 'CountWhatIsNew');
export const CountVerdictEnum = vocabulary(
  'CountVerdict',
  'A reading of the standard, never a promise.',
  countVerdictLabels,
);
