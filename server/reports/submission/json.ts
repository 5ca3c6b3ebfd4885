import type { Submission } from '../../schema/proof/portfolio/editions.ts';

/** The submission as data. */
export const submissionJson = (submission: Submission): string =>
  `${JSON.stringify(submission, null, 2)}\n`;
