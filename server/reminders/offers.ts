import { queryIn } from '../db/in-transaction.ts';
import {
  recipientsOf,
  send,
  type Addressed,
  type NotifyContext,
} from '../schema/messages/notifications/notify.ts';
import { civilDate } from '#domain/dates';
import {
  isChannelEnabled,
  isQuiet,
  type NotificationChannel,
} from '#domain/messages/notification-preferences';
import type { RosterShift, ShiftKind } from '#domain/messages/rosters';
import {
  offerNotification,
  standbyGaps,
  type Offered,
  type StandbyGap,
} from '#domain/messages/standby-offers';
import type { Worked } from './jobs.ts';
import type { Range } from './ranges.ts';

/** Time between two runs: a gap is offered by the run before it. */
const RUN_MS = 30 * 60_000;

const DAY_MS = 86_400_000;

/** Users of a range at most: each may have hundreds of shifts. */
const BATCH_SIZE = 200;

/** The shifts of users whose standby has begun within a day, or begins before the next run. */
const onStandby = `
  select u.id as user_id, u.time_zone, json_agg(json_build_object(
    'start', s.starts_at, 'end', s.ends_at, 'kind', s.kind)) as shifts
  from users u join roster_shifts s on s.user_id = u.id
    and s.starts_at > $1::timestamptz and s.starts_at <= $2::timestamptz
  where not u.is_demo and u.id > $3 and u.id <= $4 and u.id in (select b.user_id from roster_shifts b
    where b.kind = 'standby' and b.starts_at > $1::timestamptz and b.starts_at <= $2::timestamptz)
  group by u.id order by u.id limit $5`;

/** The oldest planned activity that fits, else a learning module in progress that does. */
const offered = `
  with gap as (select * from json_to_recordset(?::json) as j(user_id int, day date, minutes int)),
    found as (
      select g.user_id, g.day, coalesce(p.offer, m.offer) as offer
      from gap g
      left join lateral (
        select json_build_object('title', p.title, 'goalId', p.goal_id, 'plannedId', p.id) as offer
        from planned_activities p join learning_goals l on l.id = p.goal_id
          and l.status = 'open' and l.deleted_at is null
        where p.user_id = g.user_id and p.deleted_at is null and p.hours * 60 <= g.minutes
          and not exists (select from activities a where a.id = p.activity_id and a.deleted_at is null)
        order by p.created_at, p.id limit 1) p on true
      left join lateral (
        select json_build_object('title', c.title, 'slug', c.slug) as offer
        from module_progress r join cpd_modules c on c.id = r.module_id
        where r.user_id = g.user_id and c.study_minutes <= g.minutes
          and not exists (select from module_completions d
            where d.user_id = r.user_id and d.module_id = r.module_id)
        order by r.updated_at desc limit 1) m on true),
    new as (
      insert into reminders (user_id, rule, key, facts, created_at, told_at)
      select user_id, 'plan-offer', 'offer:' || day, offer, ?::timestamptz, ?::timestamptz
      from found where offer is not null
      order by user_id
      on conflict (user_id, rule, key) do nothing
      returning user_id, facts)
  select user_id, facts from new`;

interface OnStandby {
  user_id: number;
  time_zone: string;
  shifts: { start: string; end: string; kind: ShiftKind }[];
}

/** Offers what is planned to users on standby with a gap before the next run, once a day; counts them. */
export async function sendOffers(tx: NotifyContext, { after, last }: Range): Promise<Worked> {
  const { em, now } = tx;
  const until = new Date(now.getTime() + RUN_MS);
  const since = new Date(now.getTime() - DAY_MS);
  const users = await queryIn(em)<OnStandby>({
    text: onStandby,
    values: [since, new Date(until.getTime() + DAY_MS), after, last, BATCH_SIZE],
  });
  const gaps = users.flatMap((user) => {
    const found = standbyGaps(user.shifts.map(shiftOf), user.time_zone).find(
      ({ from }) => from >= now && from < until,
    );
    return found ? [[user.user_id, found] as const] : [];
  });
  return {
    count: gaps.length > 0 ? await offer(tx, new Map(gaps)) : 0,
    ...(users.length === BATCH_SIZE && { last: users.at(-1)!.user_id }),
  };
}

const shiftOf = ({ start, end, kind }: OnStandby['shifts'][number]): RosterShift => ({
  start: new Date(start),
  end: new Date(end),
  kind,
});

async function offer(tx: NotifyContext, gaps: ReadonlyMap<number, StandbyGap>): Promise<number> {
  const { now } = tx;
  const awake = (await recipientsOf(tx, [...gaps.keys()])).filter(
    ({ userId, preferences, timeZone }) =>
      !isQuiet(preferences.quietHours, gaps.get(userId)!.from, timeZone),
  );
  const rows = await tx.em.execute<{ user_id: number; facts: Offered }[]>(offered, [
    JSON.stringify(
      awake.map(({ userId, timeZone }) => {
        const { from, minutes } = gaps.get(userId)!;
        return { user_id: userId, day: civilDate(from, timeZone), minutes };
      }),
    ),
    now,
    now,
  ]);
  const facts = new Map(rows.map((row) => [row.user_id, row.facts]));
  const list = awake.flatMap((recipient): Addressed[] => {
    const found = facts.get(recipient.userId);
    if (!found) return [];
    const notice = offerNotification(found, gaps.get(recipient.userId)!, recipient.timeZone);
    const on = (channel: NotificationChannel) =>
      isChannelEnabled(recipient.preferences, notice.kind, channel) ? notice : null;
    return [{ recipient, inApp: on('inApp'), email: on('email'), push: on('push') }];
  });
  await send(tx, list);
  return list.length;
}
