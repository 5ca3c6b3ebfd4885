import { LockMode } from '@mikro-orm/core';
import { isWithheld } from '#server/auth/token-scopes';
import type { Context } from '#server/context';
import type { Em } from '#server/db/database';
import { defineQuery, selectFields, rows, type Fields } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { invalid, notFound } from '#server/errors';
import * as records from '#server/records/crud';
import { createIdempotent } from '#server/records/idempotent';
import { kinds } from '#server/records/kinds';
import { parseId } from '#server/validate';
import { PlannedActivity } from '../learning-goals/planned-activity.entity.ts';
import { requireCountable } from '../../standing/held.ts';
import { sizeOf } from '../../mechanics/pages.ts';
import type { User } from '../../account/users/user.entity.ts';
import { REPEATABLE_EACH } from '#domain/records/activities';
import { activitySchema } from '#domain/records/activities.schema';
import { countsForHeldProblem } from '#domain/records/counts-for';
import { plannedSplit, type HoursFor } from '#domain/records/hours-for';
import {
  ACTIVITY_GOALS_MAX,
  learningGoalMessages as messages,
} from '#domain/records/learning-goals';
import { asksAgain } from '#domain/records/plausibility';
import { checkedFields, daysOf } from './activity-days.ts';
import { linked, linkedBy, requireLinked } from './activity-links.ts';
import { Activity } from './activity.entity.ts';

export { change } from './activity-changes.ts';
export { list } from './activity-list.ts';

const kind = kinds.activity;

const byIdsRead = defineQuery<Activity[]>({
  name: 'activity',
  entity: Activity,
  sql: (columns, asks) =>
    rows(
      `select ${columns}${linked(asks)} from activities where id = any($2::int[]) and user_id = $1 and deleted_at is null`,
    ),
});

const recentRead = defineQuery<Activity[]>({
  name: 'recentActivities',
  entity: Activity,
  needs: ['id'],
  sql: (columns, asks) =>
    rows(`select ${columns}${linked(asks)} from activities where user_id = $1 and deleted_at is null
          order by occurred_at desc, id desc limit $2`),
});

/** The latest activity of each title: of the latest titles, and of those that were recorded most often. */
const repeatableRead = defineQuery<Activity[]>({
  name: 'repeatableActivities',
  entity: Activity,
  sql: (columns, asks) =>
    rows(`with titles as (
            select distinct on (lower(title)) id, occurred_at, count(*) over (partition by lower(title)) as times
            from activities where user_id = $1 and deleted_at is null and module_id is null
            order by lower(title), occurred_at desc, id desc),
          ranked as (
            select id, times, row_number() over (order by occurred_at desc, id desc) as latest,
              row_number() over (order by times desc, occurred_at desc, id desc) as most_often
            from titles)
          select ${columns}${linked(asks)} from activities
          where user_id = $1 and id in (
            select id from ranked where latest <= $2 or (times > 1 and most_often <= $2))
          order by occurred_at desc, id desc`),
});

/** One activity of the user; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<Activity> {
  const [found] = await many(ctx, [parseId(id)]);
  if (!found) throw notFound();
  return found;
}

/** Returns those of the given activities that belong to the user, in any order. */
export const many = async (ctx: Context, ids: readonly number[]): Promise<Activity[]> =>
  ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids);

/** The latest activities, for the dashboard. */
export const recent = async (
  ctx: Context,
  limit = 5,
  fields?: Fields | null,
): Promise<Activity[]> =>
  ctx.reads.read(
    selectFields(recentRead, fields),
    ctx.caller.session?.userId,
    sizeOf('limit', limit),
  );

/** Returns activities that the user may want to log again, without those of learning modules. */
export const repeatable = async (ctx: Context): Promise<Activity[]> =>
  ctx.reads.read(repeatableRead, ctx.caller.session?.userId, REPEATABLE_EACH);

/** Records an activity. A completed one without a date is completed now; one that was planned is marked in its plan. */
export async function create(ctx: Context, input: unknown): Promise<Activity> {
  const creation = { table: kind.table, schema: activitySchema, input, get };
  return createIdempotent(ctx, creation, (user, { plannedActivityId, ...given }, request) =>
    transaction(ctx, async ({ em }) => {
      const planned = await plannedOf(em, user.id, plannedActivityId);
      const goalIds = [...new Set([...(planned ? [planned.goalId] : []), ...given.goalIds])];
      if (goalIds.length > ACTIVITY_GOALS_MAX) throw invalid({ goalIds: messages.goalsServed });
      const documentIds = [...new Set(given.documentIds)];
      const links = await requireLinked(em, user.id, { goalIds, documentIds });
      const countsFor = given.countsFor ?? (planned && keptSplit(planned, given.hours, user));
      requireCountable(countsFor, given.hours, user);
      const activity = em.create(Activity, {
        ...given,
        countsFor,
        ...daysOf(ctx, user, given, null),
        goalIds,
        documentIds,
        userId: user.id,
        ...request,
        createdAt: ctx.now,
      });
      await em.flush();
      if (planned) planned.activityId = activity.id;
      return Object.assign(activity, links);
    }),
  );
}

/** Updates what is given and leaves the rest; status and completion date always agree. */
export const update = (ctx: Context, id: unknown, input: unknown): Promise<Activity> =>
  shownTo(
    ctx,
    records.update(ctx, kind, { id, input }, async ({ em }, activity, given, user) => {
      const change = keptReflection(ctx, activity, given);
      const goalIds = [...new Set(change.goalIds ?? activity.goalIds)];
      const documentIds = [...new Set(change.documentIds ?? activity.documentIds)];
      const links = await requireLinked(em, user.id, { goalIds, documentIds }, activity);
      const dated = { completedDate: activity.completedDate, ...change };
      const before = checkedFields(activity);
      if (change.countsFor !== undefined || change.hours !== undefined) {
        const { countsFor = activity.countsFor, hours = activity.hours } = change;
        requireCountable(countsFor, hours, user, change.countsFor);
      }
      em.assign(activity, {
        ...change,
        goalIds,
        documentIds,
        ...daysOf(ctx, user, dated, activity),
      });
      const isOther = asksAgain(before, checkedFields(activity));
      if (isOther && change.confirmedChecks === undefined) activity.confirmedChecks = null;
      if (Object.keys(change).length > 0) activity.editedAt = ctx.now;
      return Object.assign(activity, links);
    }),
  );

/** Moves an activity to the bin and returns it; `restore` brings it back. */
export const remove = async (ctx: Context, id: unknown, version?: number): Promise<Activity> =>
  shownTo(ctx, withLinks(ctx, await records.remove(ctx, kind, id, version)));

/** Brings a deleted activity back. */
export const restore = async (ctx: Context, id: unknown): Promise<Activity> =>
  shownTo(ctx, withLinks(ctx, await records.restore(ctx, kind, id)));

const withLinks = async (ctx: Context, activity: Activity): Promise<Activity> =>
  Object.assign(activity, await linkedBy(ctx.em, activity.userId, activity));

/** A written activity as the caller may read it, like Activity.withoutReflections. */
async function shownTo(ctx: Context, written: Promise<Activity>): Promise<Activity> {
  const activity = await written;
  if (activity.moduleId === null || !isWithheld(ctx, 'reflective-logs')) return activity;
  // A copy: the entity itself would be stored so by a later flush.
  return Object.assign(new Activity(), activity, { description: null });
}

/** A program that sends back what it read would empty a description that was left out for it. */
function keptReflection<Change extends { description?: string | null | undefined }>(
  ctx: Context,
  { moduleId }: Activity,
  change: Change,
): Change {
  if (change.description !== null || moduleId === null || !isWithheld(ctx, 'reflective-logs'))
    return change;
  const { description: _leftOut, ...others } = change;
  return others as Change;
}

/** A plan's split, applied to the hours done; null if the user no longer holds one of its registrations. */
function keptSplit(planned: PlannedActivity, hours: number, user: User): HoursFor[] | null {
  const split = plannedSplit(planned, hours);
  return countsForHeldProblem(split, user) ? null : split;
}

/** The planned activity that is being recorded, locked, so that it is recorded once. */
async function plannedOf(em: Em, userId: number, id: number | null) {
  if (!id) return null;
  const planned = await em.findOne(
    PlannedActivity,
    { id, userId, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!planned) throw invalid({ plannedActivityId: messages.noPlanned });
  const { activityId } = planned;
  if (activityId && (await em.count(Activity, { id: activityId, deletedAt: null })) > 0) {
    throw invalid({ plannedActivityId: messages.recordedAlready });
  }
  return planned;
}
