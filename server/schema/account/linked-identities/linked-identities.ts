import { requireRecentProof } from '#server/auth/sign-in/step-up';
import { recordChange } from '#server/auth/account/security-change';
import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import { identityMessages } from '#domain/account/linked-identities';
import type { User } from '../users/user.entity.ts';
import { LinkedIdentity } from './linked-identity.entity.ts';

const listRead = defineQuery<LinkedIdentity[]>({
  name: 'linkedIdentities',
  entity: LinkedIdentity,
  sql: (columns) =>
    rows(`select ${columns} from linked_identities where user_id = $1 order by created_at, id`),
});

/** The user's linked identities, oldest first. */
export const list = (ctx: Context, userId: number): Promise<LinkedIdentity[]> =>
  ctx.reads.read(listRead, userId);

/** Unlinks an identity. Throws notFound(), and conflict() if nothing else signs in to the account. */
export async function remove(ctx: Context, id: unknown): Promise<User> {
  const user = await requireRecentProof(ctx);
  const which = { id: parseId(id), userId: user.id };
  await transaction(ctx, async (tx) => {
    // Locked, so that two calls cannot take the last two ways in.
    await tx.em.execute('select from users where id = ?::int for update', [user.id]);
    const [ways] = await tx.em.execute<{ remain: boolean }[]>(
      `select u.password <> '' or exists (select from passkeys where user_id = u.id)
         or exists (select from linked_identities where user_id = u.id and id <> ?::int) as remain
       from users u where u.id = ?::int`,
      [which.id, user.id],
    );
    if ((await tx.em.nativeDelete(LinkedIdentity, which)) === 0) throw notFound();
    if (!ways?.remain) throw conflict(identityMessages.onlyWay);
    await recordChange(tx, user, 'identity-unlinked');
  });
  return user;
}
