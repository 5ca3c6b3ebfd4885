import { rows } from '#server/db/query';

const planned = rows(`
  select p.title, p.hours::float8 as hours, p.planned_date as "plannedDay", a.title as "activityTitle"
  from planned_activities p
  left join activities a on a.id = p.activity_id and a.user_id = $1 and a.deleted_at is null
  where p.user_id = $1 and p.goal_id = g.id and p.deleted_at is null order by p.planned_date, p.id`);

const changes = rows(`
  select id, field, from_value as "from", to_value as "to", reason,
    coalesce(claimed_changed_at, changed_at) as at,
    case when claimed_changed_at is not null then changed_at end as "importedAt"
  from goal_changes where user_id = $1 and goal_id = g.id order by id`);

/** The learning goals of user $1 in the years $5, at most $4, with what was planned for them and how they changed. */
export const goalRows = rows(`
  select g.id, g.title, g.why, g.measure, g.target_date as "targetDay", g.status, g.reflection,
    g.period_year as "periodYear", g.created_at as "recordedAt",
    g.claimed_created_at as "claimedAt", (${planned}) as planned, (${changes}) as changes
  from learning_goals g
  where g.user_id = $1 and g.deleted_at is null and g.period_year = any($5::int[])
  order by g.target_date, g.id limit $4`);
