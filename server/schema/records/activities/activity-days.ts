import type { Context } from '#server/context';
import { invalid } from '#server/errors';
import type { User } from '../../account/users/user.entity.ts';
import {
  checkCompletedDate,
  completedDateFor,
  completedOnFor,
  lastCompletedDateFor,
} from '#domain/records/activities';
import type { ActivityChange } from '#domain/records/activities.schema';
import { traceDayProblems } from '#domain/records/activity-trace';
import { civilDate, type CivilDate } from '#domain/dates';
import type { CheckedFields } from '#domain/records/plausibility';
import type { Activity } from './activity.entity.ts';
import { dayAt, optionalDay } from '#server/day';

type Given = Pick<ActivityChange, 'status' | 'completedDate' | 'startDate' | 'endDate'>;
type Days = Pick<
  Activity,
  'completedDate' | 'completedOn' | 'lastCompletedDate' | 'startDate' | 'endDate'
>;

/** The days of an activity after a change of some of them; throws if they contradict each other. */
export function daysOf(ctx: Context, user: User, given: Given, previous: Activity | null): Days {
  const status = given.status ?? previous?.status ?? 'in-progress';
  const completedDate = completedDateFor(
    { status, completedDate: given.completedDate ?? null },
    previous && { status: previous.status, completedDate: previous.completedDate },
    ctx.now,
  );
  const startDate = dayOf(given.startDate, previous?.startDate);
  const endDate = dayOf(given.endDate, previous?.endDate);
  const refusal = checkCompletedDate(completedDate, ctx.now, user.timeZone);
  const problems = {
    ...(refusal && { completedDate: refusal }),
    ...traceDayProblems({ status, startDate, endDate }, civilDate(ctx.now, user.timeZone)),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    completedDate,
    completedOn: optionalDay(
      completedOnFor(
        completedDate,
        previous && { ...previous, completedOn: dayOf(undefined, previous.completedOn) },
        user.timeZone,
      ),
    ),
    lastCompletedDate: lastCompletedDateFor({ status }, previous),
    startDate: startDate === null ? null : dayAt(startDate),
    endDate: endDate === null ? null : dayAt(endDate),
  };
}

/** Returns the fields that the plausibility checks of an activity are about, for asksAgain(). */
export function checkedFields(activity: Activity): CheckedFields {
  const { title, hours, startDate, completedOn } = activity;
  return {
    title,
    hours,
    startDate: startDate && civilDate(startDate, 'UTC'),
    day: completedOn && civilDate(completedOn, 'UTC'),
  };
}

/** Keeps what is left out. */
const dayOf = (given: CivilDate | null | undefined, before: Date | null | undefined) =>
  given === undefined ? (before ? civilDate(before, 'UTC') : null) : given;
