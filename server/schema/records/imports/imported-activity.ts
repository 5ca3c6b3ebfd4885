import type { User } from '../../account/users/user.entity.ts';
import { checkCompletedDate, completedDateFor, importedDay } from '#domain/records/activities';
import { traceDayProblems } from '#domain/records/activity-trace';
import { countsForProblem } from '#domain/records/counts-for';
import { civilDate, instantOf, type CivilDate } from '#domain/dates';
import { judgedTexts } from '#domain/records/evidence-strength';
import type { ImportedActivity } from '#domain/records/imports.schema';

/** A row to insert; its days are validated like those of any activity. */
export function activityOf(
  { now, user }: { now: Date; user: Pick<User, 'id' | 'timeZone'> },
  row: Omit<ImportedActivity, 'countsFor'> &
    Partial<Pick<ImportedActivity, 'countsFor'>> & {
      lastCompletedDate?: Date | null;
      completedOn?: CivilDate | null;
    },
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
  const { startDate, endDate, completedOn, ...rest } = row;
  const moment = completedDate ?? row.lastCompletedDate;
  return {
    ...rest,
    ...judgedTexts(rest),
    completedDate,
    completedOn: moment ? instantOf(importedDay(moment, completedOn ?? null, user.timeZone)) : null,
    startDate: startDate && instantOf(startDate),
    endDate: endDate && instantOf(endDate),
    userId: user.id,
    createdAt: now,
  };
}
