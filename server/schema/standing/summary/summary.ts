import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { selectFields, defineQuery, type Fields } from '#server/db/query';
import { activitiesIn, perScope, scopeOf } from '#server/db/counted';
import { completedWithin } from '#server/db/completed-days';
import { chosenBy, requirePeriod, within } from '../needs.ts';
import { recordedWithin } from '#server/records/record.entity';
import { requireRegistration } from '../held.ts';
import type { User } from '../../account/users/user.entity.ts';
import {
  categoryBars,
  complianceChecks,
  cpdPeriod,
  interactiveShortfall,
  parsePeriod,
  periodFor,
  progressPercent,
  standing,
  type EvidenceDocuments,
} from '#domain/standing/cpd';
import { civilDate, daysBetween } from '#domain/dates';
import { requiredHours } from '#domain/standing/required-hours';
import { rulesFor } from '#domain/standing/standard';
import { countedCertificates, countedFiles } from './counted-evidence.ts';
import type { CpdSummary } from './summary.type.ts';
import { dayAt } from '#server/day';

interface Sums {
  totalHours: number;
  interactiveHours: number;
  completedActivities: number;
  reflectiveLogsCount: number;
  documentsCount: number;
  evidenceDocuments: EvidenceDocuments;
  categoryHours: Record<string, number>;
}

/** The number of records of a kind that user $1 created in [$2, $3), from an index alone. */
const madeOf = (
  table: string,
) => `(select count(*) from ${table} where user_id = $1 and deleted_at is null
  and ${recordedWithin('$2::timestamptz', '$3::timestamptz')})`;

/** The evidence documents of user $1 in [$2, $3), see domain/standing/cpd. */
const evidenceDocuments = `json_build_object(
  'documents', ${madeOf('documents')},
  'certificates', (select count(*) from (${countedCertificates}) c),
  'files', (select count(*) from (${countedFiles}) f))`;

const noEvidenceDocuments = `json_build_object('documents', 0, 'certificates', 0, 'files', 0)`;

/** One aggregate: completed hours by category in [$2, $3), from the index alone, and two counts if selected. */
const sumsRead = perScope((scope) =>
  defineQuery<Sums>({
    name: 'summary',
    sql: (_, asks) => `
    select json_build_object(
      'totalHours', coalesce(sum(hours), 0),
      'interactiveHours', coalesce(sum(interactive), 0),
      'completedActivities', coalesce(sum(n), 0),
      'categoryHours', coalesce(json_object_agg(category, hours) filter (where category is not null), '{}'::json),
      'reflectiveLogsCount', ${asks('reflectiveLogsCount') || asks('compliance') ? madeOf('reflective_logs') : '0'},
      'documentsCount', ${asks('documentsCount') ? madeOf('documents') : '0'},
      'evidenceDocuments', ${asks('evidenceDocuments') || asks('compliance') ? evidenceDocuments : noEvidenceDocuments})
    from (
      select category, sum(hours) as hours, count(*) as n,
        sum(hours) filter (where is_interactive) as interactive
      from ${activitiesIn(scope)}
      where user_id = $1 and deleted_at is null and status = 'completed'
        and ${completedWithin('$2::timestamptz', '$3::timestamptz')}
      group by category) c`,
  }),
);

/**
 * The user's standing in a period: 'current', 'all', or the year in which a registration year ends. Counts records only
 * if `fields` select it.
 */
export async function get(
  ctx: Context,
  period?: string | null,
  viewer?: User,
  fields?: Fields | null,
  profession?: string | null,
): Promise<CpdSummary> {
  const which = requirePeriod(period);
  const user = viewer ?? (await requireUser(ctx));
  const today = civilDate(ctx.now, user.timeZone);
  const registration = requireRegistration(user, profession);
  const chosen = periodFor(registration, today, which);
  const read = selectFields(sumsRead(scopeOf(user, registration.profession.id)), fields);
  const sums = await ctx.reads.read(read, ...within(user, chosen));
  const judged = chosen ?? cpdPeriod(registration, today);
  const required = requiredHours(judged, registration);
  const { annualRequirement } = rulesFor(judged, registration.profession);
  // No bar is full if the standard does not apply or counts no hours.
  const isHours = required.basis !== 'does-not-apply' && required.basis !== 'no-hours';
  const percentOf = isHours ? progressPercent : () => 0;
  return {
    ...sums,
    categoryHours: categoryBars(sums.categoryHours, required, annualRequirement),
    period: chosen && {
      start: dayAt(chosen.start),
      end: dayAt(chosen.end),
      daysRemaining: daysBetween(today, chosen.end),
    },
    required,
    totalPercent: percentOf(sums.totalHours, required.total),
    interactivePercent: percentOf(sums.interactiveHours, required.interactive),
    interactiveMessage: interactiveShortfall(sums.interactiveHours, required),
    standing: standing(sums, required),
    compliance: complianceChecks(sums),
  };
}

/** Starts to read the sums of a period of the first registration along with the user. */
export function prefetch(
  ctx: Context,
  { period, registration }: Record<string, unknown>,
  fields: Fields | null,
): void {
  const which = parsePeriod(String(period));
  if (which === undefined || registration) return;
  ctx.reads.prefetch(
    (user) => selectFields(sumsRead(scopeOf(user)), fields),
    (user) => within(user, chosenBy(ctx, user, which)),
  );
}

/** The same in the form of REST: categoryHours as a map of category name to hours. */
export const toPublic = (summary: CpdSummary) => ({
  ...summary,
  categoryHours: Object.fromEntries(
    summary.categoryHours.map(({ category, hours }) => [category, hours]),
  ),
});
