import type { Database, Em } from '../../db/database.ts';
import { conflict } from '../../errors.ts';
import { usernameLooksTaken, usernameTaken } from '#domain/account/users';
import { usernameSkeleton, type usernameColumns } from './username-skeleton.ts';

/** Accounts updated per statement. */
const BATCH = 1_000;

/** Separates these locks from others on the same text. */
const LOCKS = 7_262_731;

/**
 * Throws conflict() if an account has this username or one that looks like it. Registrations of look-alike names wait
 * for each other until the caller's transaction ends; existing names may look alike, so a unique index cannot enforce
 * it.
 */
export async function checkUsernameIsFree(
  em: Em,
  { usernameKey: key, usernameSkeleton: skeleton }: ReturnType<typeof usernameColumns>,
): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, ?))', [skeleton, LOCKS]);
  const [found] = await em.execute<{ same: boolean }[]>(
    'select username_key = ? as same from users where username_skeleton = ? order by same desc limit 1',
    [key, skeleton],
  );
  if (!found) return;
  const message = found.same ? usernameTaken : usernameLooksTaken;
  throw conflict(message, { username: message });
}

/** Fills in the skeletons of accounts that the previous version of the program creates while both run. */
export async function fillSkeletons(database: Database): Promise<void> {
  for (let filled = BATCH; filled === BATCH;) {
    const users = await database.query<{ id: number; username: string }>({
      text: `select id, username from users where username_skeleton is null limit ${BATCH}`,
      values: [],
    });
    const skeletons = users.map(({ id, username }) => ({
      id,
      skeleton: usernameSkeleton(username),
    }));
    if (users.length > 0) {
      await database.query({
        text: `update users u set username_skeleton = s.skeleton
               from json_to_recordset($1::json) s (id int, skeleton text) where u.id = s.id`,
        values: [JSON.stringify(skeletons)],
      });
    }
    filled = users.length;
  }
}
