import type { SubmissionChoiceInput } from '#client/graphql/generated.ts';
import { wholeSubmission, type SubmissionChoice } from '#domain/proof/submission';
import { readSubmissionChoice } from '#domain/proof/submission.schema';

const keyOf = (period: string) => `submission:${period}`;

/** The owner's choice for a period, kept for this tab until it is closed or the user signs out. */
export function keptChoice(period: string): SubmissionChoice {
  try {
    const text = sessionStorage.getItem(keyOf(period));
    const kept = text && readSubmissionChoice(text);
    return kept ? { ...kept, include: [] } : wholeSubmission;
  } catch {
    return wholeSubmission;
  }
}

/** Keeps a choice; without storage it lasts as long as the dialog. */
export function keepChoice(period: string, choice: SubmissionChoice): void {
  try {
    sessionStorage.setItem(keyOf(period), JSON.stringify(choice));
  } catch {
    // Without storage it is not kept.
  }
}

/** The choice as GraphQL takes it. */
export const choiceInput = ({
  include,
  withoutSections,
  ...ids
}: SubmissionChoice): SubmissionChoiceInput => ({
  include: [...include],
  withoutSections: [...withoutSections],
  ...Object.fromEntries(Object.entries(ids).map(([name, list]) => [name, list.map(String)])),
});
