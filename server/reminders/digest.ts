import type { Services } from '../context.ts';
import type { Em } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import {
  recipientsOf,
  send,
  type Addressed,
  type NotifyContext,
  type Recipient,
} from '../schema/notifications/notify.ts';
import type { CivilDate } from '#domain/dates';
import { isChannelEnabled, type NotificationChannel } from '#domain/notification-preferences';
import { digest, reminderRules, type Reminder } from '#domain/reminders';
import { zones, type Clocks } from './clocks.ts';
import type { Range } from './ranges.ts';

type Parts = Pick<Services, 'database' | 'pubsub' | 'channels' | 'log'>;

/** Users per transaction: keeps it short and its memory small. */
const BATCH_SIZE = 500;

/**
 * Users with unsent reminders and no digest today. Locks their rows of cpd_periods until the end of the transaction;
 * other processes skip them.
 */
const waiting = `
  select p.user_id, z.today::text as today
  from cpd_periods p join users u on u.id = p.user_id
  join ${zones('?')} on z.time_zone = u.time_zone
  where p.user_id > ? and p.user_id <= ? and p.told_on is distinct from z.today
    and exists (select from reminders r where r.user_id = p.user_id and r.told_at is null)
  order by p.user_id limit ?
  for update of p skip locked`;

interface Waiting {
  user_id: number;
  today: CivilDate;
}

/** Sends the users of a range one message each with their new reminders; returns how many were sent. */
export async function sendDigests(
  services: Parts,
  clocks: Clocks,
  { after, last }: Range,
): Promise<number> {
  let told = 0;
  for (let from = after; ;) {
    const ctx = { em: services.database.orm.em.fork(), services, now: clocks.now };
    const batch = await transaction(ctx, (tx) => tellBatch(tx, clocks, { after: from, last }));
    if (!batch) return told;
    told += batch.told;
    from = batch.last;
  }
}

async function tellBatch(tx: NotifyContext, clocks: Clocks, { after, last }: Range) {
  const users = await tx.em.execute<Waiting[]>(waiting, [clocks.zones, after, last, BATCH_SIZE]);
  if (users.length === 0) return null;
  const days = new Map(users.map(({ user_id, today }) => [user_id, today]));
  const ids = [...days.keys()];
  const reminders = await claim(tx.em, clocks, ids);
  const list = (await recipientsOf(tx, ids)).map((recipient) =>
    addressed(recipient, reminders.get(recipient.userId) ?? [], days.get(recipient.userId)!),
  );
  await send(tx, list);
  return { told: users.length, last: ids.at(-1)! };
}

/** Marks reminders as sent that no other process has sent; only a statement begun after the lock can see that. */
async function claim(em: Em, { now, zones: days }: Clocks, ids: number[]) {
  const userIds = `{${ids.join(',')}}`;
  const rows = await em.execute<(Reminder & { user_id: number })[]>(
    `with told as (
       update reminders set told_at = ? where user_id = any(?::int[]) and told_at is null
       returning id, user_id, rule, facts)
     select user_id, rule, facts from told order by id`,
    [now, userIds],
  );
  await em.execute(
    `update cpd_periods p set told_on = z.today
     from users u join ${zones('?')} on z.time_zone = u.time_zone
     where u.id = p.user_id and p.user_id = any(?::int[])`,
    [days, userIds],
  );
  const byUser = new Map<number, Reminder[]>(ids.map((id) => [id, []]));
  for (const { user_id, ...reminder } of rows) byUser.get(user_id)?.push(reminder);
  return byUser;
}

/** Each channel carries the parts that the user wants on it. */
function addressed(recipient: Recipient, reminders: Reminder[], today: CivilDate): Addressed {
  const on = (channel: NotificationChannel) =>
    digest(
      reminders.filter(({ rule }) =>
        isChannelEnabled(recipient.preferences, reminderRules[rule].kind, channel),
      ),
      today,
    );
  return { recipient, inApp: on('inApp'), email: on('email'), push: on('push') };
}
