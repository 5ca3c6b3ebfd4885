import type { Em } from '../db/database.ts';
import { queryIn } from '../db/in-transaction.ts';
import {
  recipientsOf,
  send,
  type Addressed,
  type NotifyContext,
  type Recipient,
} from '../schema/messages/notifications/notify.ts';
import type { CivilDate } from '#domain/dates';
import { dueTimes } from '#domain/messages/due-dates';
import {
  isChannelEnabled,
  type NotificationChannel,
} from '#domain/messages/notification-preferences';
import { digest, reminderRules, type Reminder } from '#domain/messages/reminders';
import { isBusy, zones, type Clocks } from './clocks.ts';
import type { Worked } from './jobs.ts';
import type { Range } from './ranges.ts';

/** Users who are sent to in one range, at most: keeps the transaction short and its memory small. */
const BATCH_SIZE = 100;

/** SQL for isUrgent of domain/messages/reminders. */
const urgent = (reminder: string, today: string) => `(
  ${reminder}.rule in ('registration-expiring', 'registration-expired', 'audit-due')
  and coalesce(${reminder}.facts ->> 'dueDate', ${reminder}.facts ->> 'expiryDate')::date - ${today} <= ${dueTimes.urgentDays})`;

/**
 * Users for whom it is past 07:00, with unsent reminders and no digest today; busy users only if they have urgent
 * ones. Locks their rows of cpd_periods until the end of the transaction; other processes skip them.
 */
const waiting = `
  select p.user_id, z.today::text as today, ${isBusy('c.now')} as is_busy
  from cpd_periods p join users u on u.id = p.user_id
  join ${zones('?')} on z.time_zone = u.time_zone
  cross join (select ?::timestamptz as now) c
  left join notification_preferences n on n.user_id = u.id
  where z.is_awake and p.user_id > ? and p.user_id <= ? and p.told_on is distinct from z.today
    and exists (select from reminders r where r.user_id = p.user_id and r.told_at is null
      and (${urgent('r', 'z.today')} or not ${isBusy('c.now')}))
  order by p.user_id limit ?
  for update of p skip locked`;

interface Waiting {
  user_id: number;
  today: CivilDate;
  is_busy: boolean;
}

/** Sends the users of a range one message each with their new reminders; counts these users. */
export async function sendDigests(
  tx: NotifyContext,
  clocks: Clocks,
  { after, last }: Range,
): Promise<Worked> {
  const users = await tx.em.execute<Waiting[]>(waiting, [
    clocks.zones,
    clocks.now,
    after,
    last,
    BATCH_SIZE,
  ]);
  if (users.length === 0) return { count: 0 };
  const days = new Map(users.map(({ user_id, today }) => [user_id, today]));
  const ids = [...days.keys()];
  const reminders = await claim(tx.em, clocks, users);
  const list = (await recipientsOf(tx, ids)).map((recipient) =>
    addressed(recipient, reminders.get(recipient.userId) ?? [], days.get(recipient.userId)!),
  );
  await send(tx, list);
  return { count: users.length, ...(users.length === BATCH_SIZE && { last: ids.at(-1)! }) };
}

/**
 * Marks reminders as sent that no other process has sent; only a statement begun after the lock can see that. Of busy
 * users only the urgent ones: their digest is still to come.
 */
async function claim(em: Em, { now, zones: days }: Clocks, users: readonly Waiting[]) {
  const ids = users.map(({ user_id }) => user_id);
  const busy = users.filter(({ is_busy }) => is_busy).map(({ user_id }) => user_id);
  const rows = await queryIn(em)<Reminder & { user_id: number }>({
    text: `
      with days as (select u.id, z.today from users u join ${zones('$2')} on z.time_zone = u.time_zone
          where u.id = any($3::int[])),
        told as (
          update reminders r set told_at = $1 from days d
          where d.id = r.user_id and r.told_at is null
            and (r.user_id <> all($4::int[]) or ${urgent('r', 'd.today')})
          returning r.id, r.user_id, r.rule, r.facts),
        done as (
          update cpd_periods p set told_on = d.today from days d
          where d.id = p.user_id and p.user_id <> all($4::int[]))
      select user_id, rule, facts from told order by id`,
    values: [now, days, array(ids), array(busy)],
  });
  const byUser = new Map<number, Reminder[]>(ids.map((id) => [id, []]));
  for (const { user_id, ...reminder } of rows) byUser.get(user_id)?.push(reminder);
  return byUser;
}

const array = (ids: readonly number[]) => `{${ids.join(',')}}`;

/** Each channel carries the parts that the user wants on it. */
function addressed(recipient: Recipient, reminders: Reminder[], today: CivilDate): Addressed {
  const on = (channel: NotificationChannel) =>
    digest(
      reminders.filter(({ rule }) =>
        isChannelEnabled(recipient.preferences, reminderRules[rule].kind, channel),
      ),
      today,
      recipient.preferences.weekday !== null,
    );
  return { recipient, inApp: on('inApp'), email: on('email'), push: on('push') };
}
