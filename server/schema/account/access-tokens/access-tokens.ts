import { randomUUID } from 'node:crypto';
import { recordChange } from '#server/auth/account/security-change';
import { Session } from '#server/auth/sessions/session.entity';
import { signAccessToken } from '#server/auth/sessions/session-token';
import { isUuid, publishEnd } from '#server/auth/sessions/sessions';
import { requireProofToProtect } from '#server/auth/sign-in/step-up';
import { requireUser, type Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { validate } from '#server/validate';
import { record } from '../security-events/security-events.ts';
import { scopes as allScopes, TOKENS_MAX, tokenMessages } from '#domain/account/access-tokens';
import { accessTokenSchema } from '#domain/account/access-tokens.schema';
import type { AccessToken } from './access-token.type.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const listRead = defineQuery<Session[]>({
  name: 'accessTokens',
  entity: Session,
  sql: (columns) =>
    rows(`select ${columns} from sessions
          where user_id = $1 and expires_at > $2 and token_hash is not null order by created_at desc, id`),
});

/** The user's access tokens that have not expired, newest first. */
export const list = async (ctx: Context, userId: number): Promise<AccessToken[]> =>
  (await ctx.reads.read(listRead, userId, ctx.now)).map(toPublic);

/** The same for a caller whose user has not been read yet. */
export const own = (ctx: Context): Promise<AccessToken[]> => list(ctx, ctx.caller.session!.userId);

/**
 * Creates an access token: a session of a program, with a name, scopes, and an expiry that use does not change. Only this
 * response contains the token. Throws stepUpRequired(), invalid(), or conflict() for too many.
 */
export async function create(ctx: Context, input: unknown): Promise<AccessToken> {
  const user = await requireProofToProtect(ctx);
  const { name, days, scopes: given } = validate(accessTokenSchema, input);
  const scopes = allScopes.filter((scope) => given.includes(scope));
  const id = randomUUID();
  const until = new Date(ctx.now.getTime() + days * DAY_MS);
  const { env } = ctx.services;
  const who = { sessionId: id, userId: user.id };
  const { token, hash } = signAccessToken(who, scopes, { env, now: ctx.now, until });
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    // Locked, so that concurrent calls cannot exceed the limit.
    await em.execute('select from users where id = ?::int for update', [user.id]);
    const existing = { userId: user.id, tokenHash: { $ne: null }, expiresAt: { $gt: ctx.now } };
    if ((await em.count(Session, existing)) >= TOKENS_MAX) throw conflict(tokenMessages.tooMany);
    const session = em.create(Session, {
      id,
      userId: user.id,
      createdAt: ctx.now,
      // Equals its creation until it is used.
      lastSeenAt: ctx.now,
      expiresAt: until,
      userAgent: null,
      name,
      scopes,
      tokenHash: hash,
    });
    await em.flush();
    await recordChange(tx, user, 'access-token-created');
    return { ...toPublic(session), secret: token };
  });
}

/** Revokes an access token; its open sockets close. Throws notFound(). */
export async function revoke(ctx: Context, id: unknown): Promise<AccessToken> {
  const { id: userId } = await requireUser(ctx);
  const which = { userId, tokenHash: { $ne: null } };
  const session = isUuid(id) ? await ctx.em.findOne(Session, { id, ...which }) : null;
  if (!session) throw notFound();
  await transaction(ctx, async (tx) => {
    await tx.em.nativeDelete(Session, { id: session.id, userId });
    await record(tx, userId, 'access-token-revoked');
    publishEnd(tx, [session.id]);
  });
  return toPublic(session);
}

const toPublic = (session: Session): AccessToken => {
  const { id, name, scopes, createdAt, expiresAt, lastSeenAt } = session;
  const isUsed = lastSeenAt.getTime() !== createdAt.getTime();
  return {
    id,
    name: name!,
    scopes: scopes!,
    createdAt,
    expiresAt,
    lastUsedAt: isUsed ? lastSeenAt : null,
    secret: null,
  };
};
