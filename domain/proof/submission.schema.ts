import type { InferType } from 'yup';
import { choice, idList } from '../fields.ts';
import { field, form } from '../forms.ts';
import { portfolioFormatProblem, portfolioFormats } from './portfolio.ts';
import { FIVE_YEARS, parsePortfolioChoice, portfolioPeriodProblem } from './portfolio-periods.ts';
import { registrationRule } from '../standing/registrations.schema.ts';
import { submissionAdditions } from './submission-additions.ts';
import { SUBMISSION_CHOICE_MAX, submissionSections, type SubmissionChoice } from './submission.ts';

const notIds = `Send a list of at most ${SUBMISSION_CHOICE_MAX} ids`;

/** Ids of the owner's records; those of others have no effect. */
const ids = () => idList(SUBMISSION_CHOICE_MAX, notIds).default([]);

/** A list of known words, each once and in their order; empty if it is not given. */
function words<Word extends string>(label: string, known: readonly { value: Word }[]) {
  const names = known.map(({ value }) => value);
  const problem = `${label} must be a list of ${names.join(', ')}`;
  const isGood = (value: unknown): value is Word[] =>
    Array.isArray(value) && value.every((each) => names.includes(each as Word));
  return field<Word[]>(
    (raw) => (isGood(raw) ? names.filter((each) => raw.includes(each)) : raw),
    (value) => (isGood(value) ? null : problem),
    { type: 'array', items: { type: 'string', enum: names } },
  )
    .nonNullable(problem)
    .default([]);
}

const periodProblem = (value: unknown): string | null =>
  typeof value === 'string' && parsePortfolioChoice(value) !== undefined
    ? null
    : portfolioPeriodProblem;

/** The period of a submission; the current one by default. */
export const submissionPeriod = field<string>((raw) => raw, periodProblem, {
  anyOf: [
    { type: 'string', enum: ['current', FIVE_YEARS] },
    { type: 'string', pattern: '^(20\\d\\d|2100)$' },
  ],
})
  .nonNullable(portfolioPeriodProblem)
  .default('current');

/** Form fields for the parts to add to a submission, leave out of it or withhold in it. */
export const submissionChoice = {
  include: words('Include', submissionAdditions),
  withoutSections: words('Sections', submissionSections),
  withoutActivities: ids(),
  withoutReflections: ids(),
  withoutDocuments: ids(),
  withoutFiles: ids(),
  withheldReflections: ids(),
  withheldModuleReflections: ids(),
};

/** Validates what to add to a submission, and which records to leave out of it or to withhold in it. */
export const submissionChoiceSchema = form(submissionChoice);

/** A submission to make as a file. */
export const submissionSchema = form({
  period: submissionPeriod,
  registration: registrationRule,
  format: choice(
    portfolioFormats.map(({ value }) => value),
    portfolioFormatProblem,
  ).default('pdf'),
  ...submissionChoice,
});
export type SubmissionInput = InferType<typeof submissionSchema>;

/** Parses a choice that was stored as text; null if it is invalid. */
export function readSubmissionChoice(text: string): SubmissionChoice | null {
  try {
    return submissionChoiceSchema.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    return null;
  }
}
