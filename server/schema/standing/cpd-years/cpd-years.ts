import type { Context } from '#server/context';
import { scopeOf } from '#server/db/counted';
import { bounds } from '../needs.ts';
import { requireRegistration } from '../held.ts';
import type { User } from '../../account/users/user.entity.ts';
import { activityTypeLabel } from '#domain/records/activity-types';
import { foldHours, standing, type Registration } from '#domain/standing/cpd';
import {
  cpdYearsTo,
  goalsReachedText,
  gradesStrongestFirst,
  type CpdYearDays,
} from '#domain/standing/cpd-years';
import { activityCategories } from '#domain/records/activities';
import { addDays, civilDate } from '#domain/dates';
import { registrationFor } from '#domain/standing/registrations';
import { requiredHours } from '#domain/standing/required-hours';
import type { CpdYear } from './cpd-year.type.ts';
import { evidenceRead, yearsRead, type EvidenceGroup, type YearsFound } from './cpd-years.reads.ts';

/** The user's CPD years in figures, newest first, back to the first with a record. */
export async function list(ctx: Context, profession?: string | null): Promise<CpdYear[]> {
  const all = await every(ctx, profession);
  const first = all.findLastIndex(hasRecords);
  return all.slice(0, Math.max(0, first) + 1);
}

/** All years that can be shown, newest first, with or without records. */
export async function every(ctx: Context, profession?: string | null): Promise<CpdYear[]> {
  const held = (user: User) => registrationFor(user, profession) ?? registrationFor(user, null)!;
  const scope = (user: User) => scopeOf(user, held(user).profession.id);
  const daysOf = (user: User) => cpdYearsTo(held(user), civilDate(ctx.now, user.timeZone));
  const [found, evidence] = await Promise.all([
    ctx.reads.readForViewer(
      (user) => yearsRead(scope(user)),
      (user) => yearsWithin(user, daysOf(user)),
    ),
    ctx.reads.readForViewer(
      (user) => evidenceRead(scope(user)),
      (user) => yearsWithin(user, daysOf(user)).slice(0, EVIDENCE_PARAMETERS),
    ),
  ]);
  const user = (await ctx.reads.known())!;
  const registration = requireRegistration(user, profession);
  const years = daysOf(user);
  return years.map((days, back) =>
    yearOf(days, registration, years.length - back, found, evidence),
  );
}

export const hasRecords = ({ activities, goals }: CpdYear): boolean =>
  activities > 0 || goals.set > 0 || goals.carriedOver > 0;

/** The evidence is read with the first five parameters. */
const EVIDENCE_PARAMETERS = 5;

/** The parameters of the reads: years oldest first, as PostgreSQL writes arrays. */
function yearsWithin(user: User, newestFirst: readonly CpdYearDays[]): unknown[] {
  const years = newestFirst.toReversed();
  const [oldest, newest] = [years[0]!, years.at(-1)!];
  return [
    user.id,
    bounds(oldest, user.timeZone).from,
    bounds(newest, user.timeZone).to,
    array(years.map(({ start }) => start)),
    array(years.map(({ end }) => addDays(end, 1))),
    array(years.map(({ firstDay }) => firstDay)),
    array(years.map(({ year }) => `${year}`)),
  ];
}

const array = (values: readonly string[]): string => `{${values.join()}}`;

function yearOf(
  { year, start, end, firstDay }: CpdYearDays,
  registration: Registration,
  n: number,
  { groups, goals }: YearsFound,
  evidence: readonly EvidenceGroup[],
): CpdYear {
  const own = groups.filter((each) => each.n === n);
  const [all] = own.filter(({ kind }) => kind === 'year');
  const done = { total: all?.hours ?? 0, interactive: all?.interactive ?? 0 };
  const required = requiredHours({ start, end }, registration);
  const folded = foldHours(
    Object.fromEntries(
      own.filter(({ kind }) => kind === 'category').map((each) => [each.category, each.hours]),
    ),
  );
  return {
    year,
    start,
    end,
    firstDay,
    required,
    done,
    activities: all?.count ?? 0,
    standing: standing({ totalHours: done.total, interactiveHours: done.interactive }, required),
    weeks: own.filter(({ kind }) => kind === 'week').map(({ week, hours }) => ({ week, hours })),
    categories: activityCategories.map((label) => ({ label, hours: folded[label] })),
    types: own
      .filter(({ kind }) => kind === 'type')
      .map((each) => ({
        label: activityTypeLabel(each.activityType) ?? 'Type not said',
        hours: each.hours,
      })),
    evidence: gradesStrongestFirst.map((grade) => {
      const found = evidence.find((each) => each.n === n && each.grade === grade);
      return { grade, hours: found?.hours ?? 0, count: found?.count ?? 0 };
    }),
    goals: goalsOf(year, goals),
  };
}

function goalsOf(year: number, goals: YearsFound['goals']): CpdYear['goals'] {
  const counts = Object.fromEntries(
    goals.filter((each) => each.year === year).map(({ status, count }) => [status, count]),
  );
  const { open = 0, achieved = 0, dropped = 0 } = counts;
  return {
    set: open + achieved + dropped + (counts['not-achieved'] ?? 0),
    achieved,
    open,
    carriedOver: counts['carried-over'] ?? 0,
    text: goalsReachedText(counts),
  };
}
