import type { Context } from '#server/context';
import { unauthenticated } from '#server/errors';
import type { User } from '../../account/users/user.entity.ts';
import { civilDate } from '#domain/dates';
import { keepUntilForAll, keepYearUntilForAll } from '#domain/standing/registrations';
import { dayAt } from '#server/day';

/** Returns until when a record of that moment must be available. */
export async function keptUntil(ctx: Context, at: Date): Promise<Date> {
  const user = await owner(ctx);
  return dayAt(keepUntilForAll(civilDate(at, user.timeZone), user));
}

/** Returns until when records of the period that ends in that year must be available. */
export async function yearKeptUntil(ctx: Context, year: number): Promise<Date> {
  return dayAt(keepYearUntilForAll(year, await owner(ctx)));
}

/** No statement of its own in a request that has read records for the user. */
async function owner({ reads }: Context): Promise<User> {
  const user = await reads.known();
  if (!user) throw unauthenticated();
  return user;
}
