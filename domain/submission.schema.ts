import type { InferType } from 'yup';
import { choice, idList } from './fields.ts';
import { field, form } from './forms.ts';
import {
  FIVE_YEARS,
  parsePortfolioChoice,
  portfolioFormatProblem,
  portfolioFormats,
  portfolioPeriodProblem,
} from './portfolio.ts';
import { SUBMISSION_CHOICE_MAX } from './submission.ts';

const notIds = `Send a list of at most ${SUBMISSION_CHOICE_MAX} ids`;

/** Ids of the owner's records; those of others have no effect. */
const ids = () => idList(SUBMISSION_CHOICE_MAX, notIds).default([]);

const periodProblem = (value: unknown): string | null =>
  typeof value === 'string' && parsePortfolioChoice(value) !== undefined
    ? null
    : portfolioPeriodProblem;

const chosen = {
  withoutActivities: ids(),
  withoutReflections: ids(),
  withoutDocuments: ids(),
  withoutFiles: ids(),
  withheldReflections: ids(),
  withheldModuleReflections: ids(),
};

/** What is left out of a submission or withheld in it. */
export const submissionChoiceSchema = form(chosen);

/** A submission to make as a file. */
export const submissionSchema = form({
  period: field<string>((raw) => raw, periodProblem, {
    anyOf: [
      { type: 'string', enum: ['current', FIVE_YEARS] },
      { type: 'string', pattern: '^(20\\d\\d|2100)$' },
    ],
  })
    .nonNullable(portfolioPeriodProblem)
    .default('current'),
  format: choice(
    portfolioFormats.map(({ value }) => value),
    portfolioFormatProblem,
  ).default('pdf'),
  ...chosen,
});
export type SubmissionInput = InferType<typeof submissionSchema>;
