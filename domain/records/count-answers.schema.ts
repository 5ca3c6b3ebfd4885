import type { InferType } from 'yup';
import {
  countChoices,
  countQuestions,
  isCountAnswers,
  orderedAnswers,
  type CountAnswers,
  type CountQuestion,
} from './count-answers.ts';
import { choice, optionalDay } from '../fields.ts';
import { field, form } from '../forms.ts';
import { rulePacks } from '../standing/rule-packs.ts';
import { dayLabel } from '../dates.ts';

const lists = countQuestions.map(({ name }) => `${name} (${countChoices(name).join(', ')})`);

/** Error of an activity's answers that are not one to each question. */
export const countAnswersProblem = `Does this count? needs one answer to each question: ${lists.join('; ')}`;

/** The answers that are kept with an activity; null where it was not asked. */
export const countAnswersRule = field<CountAnswers>(
  (raw) => (isCountAnswers(raw) ? orderedAnswers(raw) : raw),
  (value) => (isCountAnswers(value) ? null : countAnswersProblem),
  {
    type: 'object',
    properties: Object.fromEntries(
      countQuestions.map(({ name, question }) => [
        name,
        { type: 'string', enum: countChoices(name), description: question },
      ]),
    ),
    required: countQuestions.map(({ name }) => name),
  },
).nullable();

const questionRule = <Name extends CountQuestion>(name: Name) => {
  const message = `${name} must be one of: ${countChoices(name).join(', ')}`;
  return choice<CountAnswers[Name]>(countChoices(name), message).required(message);
};

const [{ from: first }] = rulePacks as readonly [(typeof rulePacks)[number]];

/** The five questions as a program asks them, and the day of the activity; today without one. */
export const doesThisCountSchema = form({
  who: questionRule('who'),
  what: questionRule('what'),
  withWhom: questionRule('withWhom'),
  whatFor: questionRule('whatFor'),
  whatIsNew: questionRule('whatIsNew'),
  day: optionalDay('day')
    .default(null)
    .test({
      name: 'not-before-the-standard',
      skipAbsent: true,
      test: (day, context) =>
        typeof day !== 'string' ||
        day >= first ||
        context.createError({
          message: `day must be on or after ${dayLabel(first)}, when the standard took effect`,
        }),
    }),
});
export type DoesThisCount = InferType<typeof doesThisCountSchema>;
