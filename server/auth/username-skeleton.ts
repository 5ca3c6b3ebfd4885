import unhomoglyph from 'unhomoglyph';
import type { Database, Em } from '../db/database.ts';
import { conflict } from '../errors.ts';
import { usernameKey, usernameLooksTaken, usernameTaken } from '#domain/users';

/** Accounts that are filled at a time. */
const BATCH = 1_000;

/** Keeps these locks apart from others on the same text. */
const LOCKS = 7_262_731;

/**
 * What a username looks like: two names with the same skeleton can be taken for each other (Unicode Technical Standard
 * 39, with its table of confusables). Capitals are looked up as they are and as small letters, since a name shows as it
 * was typed. The table has the letters l and I and the digit 1 as one; I is the capital of i, so that i is the same too.
 */
export function usernameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(unhomoglyph(plain).toLowerCase())
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFD');
}

/** What is stored beside a username, to compare it by. */
export const usernameColumns = (username: string) => ({
  usernameKey: usernameKey(username),
  usernameSkeleton: usernameSkeleton(username),
});

/**
 * Throws conflict if an account has this username or one that looks like it. Registrations of names that look alike wait
 * for one another until the caller's transaction ends; names of before may look alike, so an index cannot keep it.
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

/** Fills in the skeletons of accounts that the version before this one has made beside it. */
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
