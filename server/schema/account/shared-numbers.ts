import type { Context } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { rateLimited } from '../../errors.ts';
import { Notification } from '../messages/notifications/notification.entity.ts';
import { notifyEach, type NotifyContext } from '../messages/notifications/notify.ts';
import { record } from './security-events/security-events.ts';
import { registrationsOf, type Registered } from '#domain/standing/registrations';
import {
  NUMBER_CHANGES_PER_DAY,
  NUMBER_SETTLES_HOURS,
  numberNotification,
  sharedNumberMessages,
} from '#domain/account/shared-numbers';

/** A user with their registrations. */
type Holder = Registered & { id: number };

/**
 * Maximum accounts that are notified that a number is stated again; ours: more of them are one person's, or a trick.
 */
const TOLD_MAX = 10;

const HOUR_MS = 60 * 60_000;

/** The latest moment at which a settled number can have been stated. */
const settledAt = (now: Date): Date => new Date(now.getTime() - NUMBER_SETTLES_HOURS * HOUR_MS);

/** SQL: an account has changed no number since a moment, its parameter. */
const isSettled = (account: string): string =>
  `not exists (select from security_events e
     where e.user_id = ${account} and e.kind = 'number-changed' and e.at > ?::timestamptz)`;

/** The Ahpra numbers that a user states. */
export const numbersOf = (user: Registered): string[] =>
  registrationsOf(user).flatMap(({ registrationNumber }) => registrationNumber ?? []);

/**
 * Returns those of the user's Ahpra numbers that another account also states; none until the user has stated them for
 * a day, so that trying numbers reveals nothing.
 */
export async function heldElsewhere(em: Em, user: Holder, now: Date): Promise<Set<string>> {
  const numbers = numbersOf(user);
  if (numbers.length === 0) return new Set();
  const rows = await em.execute<{ number: string }[]>(
    `select distinct number from (${OTHER_HOLDERS}) holders where ${isSettled('?::int')}`,
    [...holding(numbers, user), user.id, settledAt(now)],
  );
  return new Set(rows.map(({ number }) => number));
}

/**
 * Records that the user states a number that is new to the account, and notifies the other accounts that have stated
 * it for a day, each of them once for each number; the user is notified after a day (`tellSettled`). Call it in the
 * transaction of the change. Throws rateLimited() beyond the changes of a day.
 */
export async function numbersChanged(
  tx: Context,
  user: Holder,
  known: readonly string[],
): Promise<void> {
  const numbers = numbersOf(user).filter((each) => !known.includes(each));
  if (numbers.length === 0) return;
  await countChange(tx, user.id);
  await lock(tx.em, numbers);
  const others = await tx.em.execute<{ id: number; number: string }[]>(
    `select id, number from (${OTHER_HOLDERS}) holders where ${isSettled('holders.id')}
     order by id desc limit ${TOLD_MAX}`,
    [...holding(numbers, user), settledAt(tx.now)],
  );
  for (const number of new Set(others.map((each) => each.number))) {
    const ids = others.filter((each) => each.number === number).map(({ id }) => id);
    await tell(tx, number, ids);
  }
}

/** Refuses more changes than a day has; two at once are counted one after the other. */
async function countChange(tx: Context, userId: number): Promise<void> {
  const day = new Date(tx.now.getTime() - 24 * HOUR_MS);
  await tx.em.execute('select from users where id = ?::int for update', [userId]);
  const changes = await tx.em.execute<{ at: string }[]>(
    `select at from security_events where user_id = ? and kind = 'number-changed' and at > ?::timestamptz
     order by at desc limit ${NUMBER_CHANGES_PER_DAY}`,
    [userId, day],
  );
  if (changes.length >= NUMBER_CHANGES_PER_DAY) {
    const wait = new Date(changes.at(-1)!.at).getTime() - day.getTime();
    throw rateLimited(Math.max(1, Math.ceil(wait / 1000)), sharedNumberMessages.tooOften);
  }
  await record(tx, userId, 'number-changed');
}

/** Days for which a server that was stopped sends the notifications that it missed. */
const MISSED_DAYS = 7;

/** Accounts that one run notifies; the next run continues. */
const TOLD_AT_ONCE = 200;

/**
 * Numbers that accounts have stated for a day, that another account also states, and about which they were not
 * notified.
 */
const DUE = `
  with changed as (
    select distinct user_id from security_events
    where kind = 'number-changed' and at > ?::timestamptz and at <= ?::timestamptz),
  stated as (
    select u.id, n.number from changed join users u on u.id = changed.user_id,
      lateral (
        select u.registration_number as number
        union
        select r ->> 'registrationNumber' from jsonb_array_elements(u.other_registrations) r) n
    where n.number is not null and ${isSettled('u.id')})
  select id, number from stated s
  where (exists (select from users o where o.registration_number = s.number and o.id <> s.id)
      or exists (select from users o where o.other_registrations <> '[]' and o.id <> s.id
        and o.other_registrations @> jsonb_build_array(jsonb_build_object('registrationNumber', s.number))))
    and not exists (select from notifications n
      where n.user_id = s.id and n.title in (?, ?) and strpos(n.message, ' ' || s.number || ',') > 0)
  order by id, number limit ${TOLD_AT_ONCE}`;

/**
 * Notifies accounts that have stated a number for a day that another account also states it; returns how many messages
 * were due. Several processes may run it at once.
 */
export async function tellSettled(
  services: NotifyContext['services'] & Pick<Context['services'], 'database'>,
  now: Date,
): Promise<number> {
  const settled = settledAt(now);
  const from = new Date(settled.getTime() - MISSED_DAYS * 24 * HOUR_MS);
  const em = services.database.orm.em.fork();
  const due = await em.execute<{ id: number; number: string }[]>(DUE, [
    from,
    settled,
    settled,
    ...sharedNumberMessages.titles,
  ]);
  for (const { id, number } of due) {
    await transaction({ em: em.fork(), now, services }, async (tx) => {
      await lock(tx.em, [number]);
      await tell(tx, number, [id]);
    });
  }
  return due.length;
}

/** Notifies those accounts that were not notified about the number before. */
async function tell(tx: NotifyContext, number: string, ids: readonly number[]): Promise<void> {
  const notice = numberNotification(number);
  const { kind, message } = notice;
  const told = await tx.em.find(
    Notification,
    { userId: { $in: [...ids] }, kind, message },
    { fields: ['userId'] },
  );
  const knowing = new Set(told.map(({ userId }) => userId));
  await notifyEach(
    tx,
    ids.filter((id) => !knowing.has(id)).map((userId) => ({ userId, notice })),
  );
}

/** Two accounts that state a number at once would not see each other's. */
const lock = (em: Em, numbers: readonly string[]) =>
  em.execute(
    'select pg_advisory_xact_lock(hashtextextended(number, 0)) from unnest(?::text[]) number order by number',
    [listed(numbers)],
  );

const listed = (numbers: readonly string[]): string => `{${numbers.join(',')}}`;

const holding = (numbers: readonly string[], { id }: Holder) => [
  listed(numbers),
  id,
  listed(numbers),
  id,
];

/** Parameters: the numbers and whose they are, twice. */
const OTHER_HOLDERS = `
  select u.id, u.registration_number as number from users u
    where u.registration_number = any(?::text[]) and u.id <> ?
  union
  select u.id, number from unnest(?::text[]) number
    join users u on u.other_registrations <> '[]'
      and u.other_registrations @> jsonb_build_array(jsonb_build_object('registrationNumber', number))
    where u.id <> ?`;
