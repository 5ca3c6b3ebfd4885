import type { User } from '../users/user.entity.ts';
import { checkCompletedDate, completedDateFor } from '#domain/activities';
import { traceDayProblems } from '#domain/activity-trace';
import { countsForProblem } from '#domain/counts-for';
import { civilDate, instantOf } from '#domain/dates';
import { judgedTexts } from '#domain/evidence-strength';
import type { ImportedActivity } from '#domain/imports.schema';

/** A row to insert; its days are validated like those of any activity. */
export function activityOf(
  { now, user }: { now: Date; user: Pick<User, 'id' | 'timeZone'> },
  row: Omit<ImportedActivity, 'countsFor'> & Partial<Pick<ImportedActivity, 'countsFor'>>,
  refuse: (field: string, problem: string) => never,
) {
  const completedDate = completedDateFor(row, null, now);
  const problems = {
    completedDate: checkCompletedDate(completedDate, now, user.timeZone),
    ...traceDayProblems(row, civilDate(now, user.timeZone)),
    countsFor: countsForProblem(row.countsFor ?? null, row.hours),
  };
  for (const [field, problem] of Object.entries(problems)) {
    if (problem) refuse(field, problem);
  }
  const { startDate, endDate, ...rest } = row;
  return {
    ...rest,
    ...judgedTexts(rest),
    completedDate,
    completedOn: completedDate && instantOf(civilDate(completedDate, user.timeZone)),
    startDate: startDate && instantOf(startDate),
    endDate: endDate && instantOf(endDate),
    userId: user.id,
    createdAt: now,
  };
}
