import type { Context } from '../context.ts';
import type { Em } from '../db/database.ts';
import { Notification } from './notifications/notification.entity.ts';
import { notifyEach } from './notifications/notify.ts';
import { registrationsOf, type Registered } from '#domain/registrations';
import { numberNotification } from '#domain/shared-numbers';

/** A user with their registrations. */
type Holder = Registered & { id: number };

/** Accounts that are told that a number is stated again; ours: more of them are one person's, or a trick. */
const TOLD_MAX = 10;

/** The Ahpra numbers that a user states. */
export const numbersOf = (user: Registered): string[] =>
  registrationsOf(user).flatMap(({ registrationNumber }) => registrationNumber ?? []);

/** Those of the user's Ahpra numbers that another account states, too. */
export async function heldElsewhere(em: Em, user: Holder): Promise<Set<string>> {
  const numbers = numbersOf(user);
  if (numbers.length === 0) return new Set();
  const rows = await em.execute<{ number: string }[]>(
    `select distinct number from (${OTHER_HOLDERS}) holders`,
    holding(numbers, user),
  );
  return new Set(rows.map(({ number }) => number));
}

/**
 * Tells the user and the other accounts that state a number that is new to the user's account, each of them once for
 * each number. Call it in the transaction of the change.
 */
export async function tellOfNumbers(
  tx: Context,
  user: Holder,
  known: readonly string[],
): Promise<void> {
  const numbers = numbersOf(user).filter((each) => !known.includes(each));
  if (numbers.length === 0) return;
  // Two accounts that state a number at once would not see each other's.
  await tx.em.execute(
    'select pg_advisory_xact_lock(hashtextextended(number, 0)) from unnest(?::text[]) number order by number',
    [listed(numbers)],
  );
  const others = await tx.em.execute<{ id: number; number: string }[]>(
    `${OTHER_HOLDERS} order by id desc limit ${TOLD_MAX}`,
    holding(numbers, user),
  );
  for (const number of new Set(others.map((each) => each.number))) {
    const ids = [user.id, ...others.filter((each) => each.number === number).map(({ id }) => id)];
    const notice = numberNotification(number);
    const { kind, message } = notice;
    const told = await tx.em.find(
      Notification,
      { userId: { $in: ids }, kind, message },
      { fields: ['userId'] },
    );
    const knowing = new Set(told.map(({ userId }) => userId));
    await notifyEach(
      tx,
      ids.filter((id) => !knowing.has(id)).map((userId) => ({ userId, notice })),
    );
  }
}

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
