import type { Context } from '#server/context';
import { CALENDAR_PLANNED_MAX } from '#domain/messages/calendar-feeds';
import type { CivilDate } from '#domain/dates';

interface Planned {
  id: number;
  title: string;
  plannedDate: CivilDate;
  changedAt: Date;
}

const plannedOnes = `
  select p.id, p.title, p.planned_date::text as "plannedDate",
    coalesce(p.changed_at, p.created_at) as "changedAt"
  from planned_activities p
  join learning_goals g on g.id = p.goal_id and g.status = 'open' and g.deleted_at is null
  where p.user_id = $1 and p.planned_date is not null and p.deleted_at is null
    and not exists (select from activities a where a.id = p.activity_id and a.deleted_at is null)
  order by p.planned_date desc, p.id desc limit $2`;

/** Returns the planned activities of open goals that are not done yet and have a day. */
export const plannedDays = (ctx: Context, userId: number): Promise<Planned[]> =>
  ctx.services.database.query<Planned>({
    text: plannedOnes,
    values: [userId, CALENDAR_PLANNED_MAX],
  });
