import { defineQuery, rows } from '#server/db/query';
import { changedSince } from '#server/records/list-args';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { progressPercent } from '#domain/standing/cpd';
import { type CivilDate } from '#domain/dates';
import { GOAL_ACTIVITIES_SHOWN, GOAL_CHANGES_SHOWN } from '#domain/records/learning-goals';
import { LearningGoal } from './learning-goal.entity.ts';
import type { LearningGoalDetail } from './learning-goal.type.ts';
import { dayAt } from '#server/day';

/** A goal as the statement returns it; times within are still text. */
export type GoalRow = Omit<
  LearningGoalDetail,
  'percent' | 'isOverdue' | 'canCarryOver' | 'planned' | 'activities' | 'changes'
> & {
  wasCarried: boolean;
  planned: (Omit<
    LearningGoalDetail['planned'][number],
    'plannedDate' | 'createdAt' | 'claimedCreatedAt' | 'updatedAt'
  > & {
    plannedDate: CivilDate | null;
    createdAt: string;
    claimedCreatedAt: string | null;
    updatedAt: string | null;
  })[];
  activities: (Omit<LearningGoalDetail['activities'][number], 'completedDate'> & {
    completedDate: string | null;
  })[];
  changes: (Omit<LearningGoalDetail['changes'][number], 'changedAt' | 'claimedChangedAt'> & {
    changedAt: string;
    claimedChangedAt: string | null;
  })[];
};

/** SQL of the activities that serve a goal of user $1; deleted ones do not. */
const serving =
  'from activities a where a.user_id = $1 and a.goal_ids @> array[g.id] and a.deleted_at is null';
const plannedFor =
  'from planned_activities p where p.user_id = $1 and p.goal_id = g.id and p.deleted_at is null';

const select = (columns: string) => `
  select ${columns},
    (${rows(`select p.id, p.user_id as "userId", p.goal_id as "goalId", p.title, p.category, p.hours,
        p.planned_date as "plannedDate", p.counts_for as "countsFor", p.created_at as "createdAt", p.claimed_created_at as "claimedCreatedAt",
        p.version, p.changed_at as "updatedAt",
        (select a.id from activities a
          where a.id = p.activity_id and a.user_id = $1 and a.deleted_at is null) as "activityId"
      ${plannedFor} order by p.planned_date nulls last, p.id`)}) as planned,
    (${rows(`select a.id, a.title, a.hours, a.status, a.completed_date as "completedDate"
      ${serving} order by a.occurred_at desc, a.id desc limit ${GOAL_ACTIVITIES_SHOWN}`)}) as activities,
    (select count(*) ${serving}) as "activitiesCount",
    (${rows(`select c.id, c.user_id as "userId", c.goal_id as "goalId", c.field, c.from_value as "from", c.to_value as "to",
        c.reason, c.changed_at as "changedAt", c.claimed_changed_at as "claimedChangedAt"
      from goal_changes c where c.user_id = $1 and c.goal_id = g.id order by c.id desc limit ${GOAL_CHANGES_SHOWN}`)}) as changes,
    (select coalesce(sum(p.hours), 0) ${plannedFor}) as "plannedHours",
    (select coalesce(sum(a.hours), 0) ${serving} and a.status = 'completed') as "doneHours",
    exists (select from learning_goals n where n.user_id = $1 and n.carried_from_id = g.id and n.deleted_at is null) as "wasCarried"
  from learning_goals g`;

const own = 'user_id = $1 and deleted_at is null and ($2::int is null or period_year = $2)';
const goalsOf = `select id from learning_goals where ${own}`;

export const listRead = defineBothWays(({ asc, gt }) =>
  defineQuery<{
    nodes: GoalRow[];
    totalCount: number;
    years: number[];
    plannedHours: number;
    doneHours: number;
  }>({
    name: 'learningGoals',
    entity: LearningGoal,
    sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`${select(columns)}
        where ${own} and ${changedSince('$6')} and ($3::date is null or (target_date, id) ${gt} ($3, $4::int))
        order by target_date ${asc}, id ${asc} limit $5`)}),
      'totalCount', (select count(*) from learning_goals where ${own} and ${changedSince('$6')}),
      'years', (select coalesce(json_agg(y.period_year order by y.period_year desc), '[]'::json) from (
        select distinct period_year from learning_goals where user_id = $1 and deleted_at is null) y),
      'plannedHours', (select coalesce(sum(hours), 0) from planned_activities
        where user_id = $1 and deleted_at is null and goal_id in (${goalsOf})),
      'doneHours', (select coalesce(sum(hours), 0) from activities
        where user_id = $1 and deleted_at is null and status = 'completed' and goal_ids && array(${goalsOf})))`,
  }),
);

export const byIdsRead = defineQuery<GoalRow[]>({
  name: 'learningGoal',
  entity: LearningGoal,
  sql: (columns) =>
    rows(`${select(columns)} where id = any($2::int[]) and user_id = $1 and deleted_at is null`),
});

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** Parses the times of a goal and judges it on a day. */
export function detailOf(
  { wasCarried, ...row }: GoalRow,
  today: CivilDate,
  currentYear: number,
): LearningGoalDetail {
  const isOpen = row.status === 'open';
  return {
    ...row,
    planned: row.planned.map((each) => ({
      ...each,
      plannedDate: each.plannedDate && dayAt(each.plannedDate),
      createdAt: new Date(each.createdAt),
      claimedCreatedAt: momentOf(each.claimedCreatedAt),
      updatedAt: momentOf(each.updatedAt),
    })),
    activities: row.activities.map((each) => ({
      ...each,
      completedDate: each.completedDate === null ? null : new Date(each.completedDate),
    })),
    changes: row.changes.map((each) => ({
      ...each,
      changedAt: new Date(each.changedAt),
      claimedChangedAt: momentOf(each.claimedChangedAt),
    })),
    percent: row.plannedHours > 0 ? progressPercent(row.doneHours, row.plannedHours) : null,
    isOverdue: isOpen && row.targetDate < dayAt(today),
    canCarryOver:
      row.periodYear < currentYear && !wasCarried && (isOpen || row.status === 'not-achieved'),
  } as LearningGoalDetail;
}
