import type { PortfolioPreviewQuery } from '#client/graphql/generated.ts';

export type Periods = PortfolioPreviewQuery['portfolio']['periods'];

/** Counts the evidence files, each once, and sums their bytes. */
export function filesIn(periods: Periods): { count: number; bytes: number } {
  const records = periods.flatMap(({ activities, reflections, documents }) => [
    ...activities,
    ...activities.flatMap((activity) => activity.reflections),
    ...reflections,
    ...documents,
  ]);
  const files = new Map(
    records.flatMap((each) => each.files).map(({ id, sizeBytes }) => [id, sizeBytes]),
  );
  return { count: files.size, bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0) };
}
