import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { afterCommit, transaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { PAGE_MAX } from '#domain/pages';
import { record } from '../../schema/account/security-events/security-events.ts';
import type { User } from '../../schema/account/users/user.entity.ts';
import { Session } from './session.entity.ts';
import { closeSession } from './session.ts';

const listRead = defineQuery<Session[]>({
  name: 'sessions',
  entity: Session,
  sql: (columns) =>
    rows(`select ${columns} from sessions where user_id = $1 and expires_at > $2 and token_hash is null
          order by id = $3 desc, created_at desc, id limit $4`),
});

/** The user's signed-in browsers, this one first, then the newest; without access tokens. */
export const list = (ctx: Context, user: User): Promise<Session[]> =>
  ctx.reads.read(listRead, user.id, ctx.now, ctx.caller.session?.sessionId, PAGE_MAX);

/** Signs one browser out, possibly this one; its cookie and open sockets stop working. Throws notFound(). */
export async function end(ctx: Context, id: unknown): Promise<Session> {
  const { id: userId } = await requireUser(ctx);
  const session = isUuid(id)
    ? await ctx.em.findOne(Session, { id, userId, tokenHash: null })
    : null;
  if (!session) throw notFound();
  if (isCurrent(ctx, session)) {
    await closeSession(ctx);
  } else {
    await remove(ctx, userId, [session.id]);
  }
  return session;
}

/** Signs every other browser out; returns how many. */
export async function endOthers(ctx: Context): Promise<number> {
  const { id: userId } = await requireUser(ctx);
  const here = ctx.caller.session!.sessionId;
  const others = await ctx.em.find(Session, { userId, id: { $ne: here }, tokenHash: null });
  const ids = others.map(({ id }) => id);
  if (ids.length > 0) await remove(ctx, userId, ids);
  return ids.length;
}

async function remove(ctx: Context, userId: number, ids: string[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    await tx.em.nativeDelete(Session, { userId, id: { $in: ids } });
    await record(tx, userId, 'session-ended');
    publishEnd(tx, ids);
  });
}

/** Closes the sockets of ended sessions, in every process, after the commit. */
export function publishEnd(ctx: Context, ids: string[]): void {
  for (const id of ids) {
    afterCommit(ctx, () => ctx.services.pubsub.publish('sessionEnded', id, {}));
  }
}

/** True if it is the caller's session. */
export const isCurrent = (ctx: Context, session: Session): boolean =>
  session.id === ctx.caller.session?.sessionId;

export const isUuid = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
