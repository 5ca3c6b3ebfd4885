import { choice, hours, optionalText, textShape } from '../fields.ts';
import { field, form } from '../forms.ts';
import { dueTimes, type ReviewWeek } from '../messages/due-dates.ts';
import { MODULE_HOURS, STUDIED_SECONDS_MAX } from './module-hours.ts';
import { moduleReviewMessages } from './module-reviews.ts';
import { moduleReflectionProblem } from './module-reflection.ts';
import { moduleMessages, moduleReflectionLimits, moduleSteps, type Choice } from './modules.ts';
import { textProblem, trim } from '../texts.ts';

const messages = {
  answers: 'Answers must be a list of choices',
  step: 'Step must be content, quiz or reflection',
  studiedSeconds: `Studied seconds must be a whole number from 0 to ${STUDIED_SECONDS_MAX}`,
};

/** The reflection of a module. */
export const moduleReflectionSchema = form({
  reflection: field<string>(trim, moduleReflectionProblem, textShape(moduleReflectionLimits))
    .nonNullable(moduleMessages.reflectionRequired.description)
    .required(moduleMessages.reflectionRequired.description),
});

/** Input of a module's completion; the schema does not judge if the reflection is enough, which only some modules require. */
export const moduleCompletionSchema = form({
  hours: hours(MODULE_HOURS),
  reflection: optionalText({
    multiline: true,
    label: 'Reflection',
    max: moduleReflectionLimits.max,
  }),
});

/** The name of the quiz that answers belong to; null if the caller does not say. */
const key = optionalText({ label: 'Quiz key', max: 100 });

const quiz = {
  quizKey: key,
  answers: field<unknown[]>(
    (raw) => raw ?? [],
    (value) => (Array.isArray(value) ? null : messages.answers),
  ).default([]),
};

/** The answers of a quiz; `checkAnswers` checks how many there are. */
export const quizSchema = form(quiz);

/** The answers of a module's review, and which of its reviews. */
export const moduleReviewSchema = form({
  ...quiz,
  week: field<ReviewWeek>(
    (raw) => raw,
    (value) =>
      dueTimes.moduleReview.weeks.some((week) => week === value) ? null : moduleReviewMessages.week,
  )
    .nonNullable(moduleReviewMessages.week)
    .required(moduleReviewMessages.week),
});

/** Position of a player: the step, and the draft of its answers or reflection if it changed. */
export const moduleProgressSchema = form({
  step: choice(moduleSteps, messages.step).required(messages.step),
  quizKey: key,
  answers: field<(Choice | null)[]>((raw) => raw ?? undefined, draftProblem),
  reflection: field<string>(
    (raw) => raw ?? undefined,
    (value) =>
      textProblem(value, { multiline: true, label: 'Reflection', max: moduleReflectionLimits.max }),
  ),
  studiedSeconds: field<number>(
    (raw) => raw ?? undefined,
    (value) => (isStudied(value) ? null : messages.studiedSeconds),
  ),
});

const isStudied = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= STUDIED_SECONDS_MAX;

/** Maximum answers in a draft; more than any quiz has questions. */
const DRAFT_MAX = 50;

function draftProblem(value: unknown): string | null {
  const isDraft =
    Array.isArray(value) &&
    value.length <= DRAFT_MAX &&
    value.every((answer) => answer === null || answer === 0 || answer === 1 || answer === 2);
  return isDraft ? null : messages.answers;
}
