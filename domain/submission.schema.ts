import type { InferType } from 'yup';
import { choice } from './fields.ts';
import { field, form } from './forms.ts';
import {
  FIVE_YEARS,
  parsePortfolioChoice,
  portfolioFormatProblem,
  portfolioFormats,
  portfolioPeriodProblem,
} from './portfolio.ts';
import { SUBMISSION_CHOICE_MAX } from './submission.ts';

const ID_MAX = 2_147_483_647;

const notIds = `Send a list of at most ${SUBMISSION_CHOICE_MAX} ids`;

/** Ids of the owner's records; those of others have no effect. */
const ids = () =>
  field<number[]>(numbers, idsProblem, {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: ID_MAX },
    description: `At most ${SUBMISSION_CHOICE_MAX} ids.`,
  })
    .nonNullable(notIds)
    .default([]);

/** Reads ids that are texts, as GraphQL sends them. */
const numbers = (raw: unknown): unknown =>
  Array.isArray(raw)
    ? raw.map((id) => (typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : id))
    : raw;

function idsProblem(value: unknown): string | null {
  const isList = Array.isArray(value) && value.length <= SUBMISSION_CHOICE_MAX;
  return isList && value.every((id) => Number.isInteger(id) && id >= 1 && id <= ID_MAX)
    ? null
    : notIds;
}

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
