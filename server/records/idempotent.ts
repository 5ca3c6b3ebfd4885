import type { AnyObjectSchema, InferType } from 'yup';
import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { conflict } from '../errors.ts';
import type { User } from '../schema/account/users/user.entity.ts';
import { validate } from '../validate.ts';
import { requestKeyReused } from '#domain/requests';
import { requestKeySchema } from '#domain/requests.schema';
import { isSameRequest, requestHashes } from './request-hash.ts';

interface Creation<Schema extends AnyObjectSchema, Created> {
  table: string;
  /** The column of the user who creates it; its table has a unique index on this and request_key. */
  owner?: string;
  schema: Schema;
  input: unknown;
  /** Reads the record that an earlier request created. */
  get: (ctx: Context, id: unknown) => Promise<Created>;
}

/** The request that creates a record; both null if the caller sent no key. */
export interface Request {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Creates a record once per request key: a repeated request returns the first one's record, and another input under the
 * same key throws conflict(). Of two at once the second waits at the unique index, so nothing is looked up first; when
 * the insert fails, the record of the first request may exist.
 */
export async function createIdempotent<Schema extends AnyObjectSchema, Created>(
  ctx: Context,
  { table, owner = 'user_id', schema, input, get }: Creation<Schema, Created>,
  create: (user: User, given: InferType<Schema>, request: Request) => Promise<Created>,
): Promise<Created> {
  const user = await requireUser(ctx);
  const named = ctx.caller.requestKey;
  const key = named === null ? null : validate(requestKeySchema, { requestKey: named }).requestKey;
  ctx.made += 1;
  const given = validate(schema, input);
  if (ctx.isKeyReused) throw conflict(requestKeyReused);
  if (key === null) return create(user, given, { requestKey: null, requestHash: null });
  // Hashed first, since `create` may change what was given.
  const request = {
    requestKey: `${key}#${ctx.made}`,
    requestHash: requestHashes(given, input),
  };
  try {
    return await create(user, given, request);
  } catch (error) {
    ctx.em.clear();
    const [existing] = await ctx.em.execute<{ id: number; hash: string | null }[]>(
      `select id, request_hash as hash from ${table} where ${owner} = ? and request_key = ?`,
      [user.id, request.requestKey],
    );
    if (!existing) throw error;
    // Records created before hashes were stored have none.
    if (existing.hash !== null && !isSameRequest(existing.hash, request.requestHash)) {
      ctx.isKeyReused = true;
      throw conflict(requestKeyReused);
    }
    ctx.isReplay = true;
    return get(ctx, existing.id);
  }
}
