import type { InferType } from 'yup';
import { choice, idList } from './fields.ts';
import { field, form } from './forms.ts';
import { portfolioFormatProblem, portfolioFormats } from './portfolio.ts';
import { FIVE_YEARS, parsePortfolioChoice, portfolioPeriodProblem } from './portfolio-periods.ts';
import { registrationRule } from './registrations.schema.ts';
import {
  SUBMISSION_CHOICE_MAX,
  submissionSections,
  type SubmissionChoice,
  type SubmissionSection,
} from './submission.ts';

const notIds = `Send a list of at most ${SUBMISSION_CHOICE_MAX} ids`;

/** Ids of the owner's records; those of others have no effect. */
const ids = () => idList(SUBMISSION_CHOICE_MAX, notIds).default([]);

const sectionNames: readonly string[] = submissionSections.map(({ value }) => value);
const notSections = `Sections must be a list of ${sectionNames.join(', ')}`;

const sections = field<SubmissionSection[]>(
  (raw) =>
    sectionsProblem(raw) ? raw : sectionNames.filter((each) => (raw as string[]).includes(each)),
  sectionsProblem,
  { type: 'array', items: { type: 'string', enum: sectionNames } },
)
  .nonNullable(notSections)
  .default([]);

function sectionsProblem(value: unknown): string | null {
  const isGood =
    Array.isArray(value) && value.every((each) => sectionNames.includes(each as string));
  return isGood ? null : notSections;
}

const periodProblem = (value: unknown): string | null =>
  typeof value === 'string' && parsePortfolioChoice(value) !== undefined
    ? null
    : portfolioPeriodProblem;

/** The period of a submission; this one if it is not given. */
export const submissionPeriod = field<string>((raw) => raw, periodProblem, {
  anyOf: [
    { type: 'string', enum: ['current', FIVE_YEARS] },
    { type: 'string', pattern: '^(20\\d\\d|2100)$' },
  ],
})
  .nonNullable(portfolioPeriodProblem)
  .default('current');

/** What is left out of a submission or withheld in it, as fields of a form. */
export const submissionChoice = {
  withoutSections: sections,
  withoutActivities: ids(),
  withoutReflections: ids(),
  withoutDocuments: ids(),
  withoutFiles: ids(),
  withheldReflections: ids(),
  withheldModuleReflections: ids(),
};

/** Validates the records to leave out of a submission or to withhold in it. */
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

/** Returns a choice that was kept as text; null if it is none. */
export function readSubmissionChoice(text: string): SubmissionChoice | null {
  try {
    return submissionChoiceSchema.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    return null;
  }
}
