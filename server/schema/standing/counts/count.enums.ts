import { vocabulary } from '../../mechanics/vocabulary.ts';
import { countQuestions, type CountQuestion } from '#domain/records/count-answers';
import { countVerdictLabels } from '#domain/standing/does-this-count';

const answersTo = (name: CountQuestion, type: string) => {
  const { question, choices } = countQuestions.find((each) => each.name === name)!;
  return vocabulary(type, `Answers to: ${question}`, choices);
};
export const CountWho = answersTo('who', 'CountWho');
export const CountWhat = answersTo('what', 'CountWhat');
export const CountWithWhom = answersTo('withWhom', 'CountWithWhom');
export const CountWhatFor = answersTo('whatFor', 'CountWhatFor');
export const CountWhatIsNew = answersTo('whatIsNew', 'CountWhatIsNew');
export const CountVerdict = vocabulary(
  'CountVerdict',
  'A reading of the standard, never a promise.',
  countVerdictLabels,
);
