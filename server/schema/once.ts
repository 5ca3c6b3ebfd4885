import type { AnyObjectSchema, InferType } from 'yup';
import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { conflict } from '../errors.ts';
import type { User } from './users/user.entity.ts';
import { validate } from '../validate.ts';
import { requestKeyReused } from '#domain/requests';
import { requestKeySchema } from '#domain/requests.schema';
import { requestHash } from './request-hash.ts';

/** The tables whose records are made under a key, each with the column of its owner. */
const owners = {
  activities: 'user_id',
  reflective_logs: 'user_id',
  documents: 'user_id',
  learning_goals: 'user_id',
  planned_activities: 'user_id',
  external_resources: 'added_by',
} as const;

interface Making<Schema extends AnyObjectSchema, Made> {
  table: keyof typeof owners;
  /** Finds the record that an earlier request made. */
  get: (ctx: Context, id: unknown) => Promise<Made>;
  schema: Schema;
  input: unknown;
}

/** How a record is known to have been made by a request; both null where the caller named none. */
interface Request {
  requestKey: string | null;
  requestHash: string | null;
}

/**
 * Makes a record once: a request that comes again under its key answers what the first one made, and one that asks for
 * something else under it is refused. Of two at once the second waits at the table's unique index, so nobody looks
 * first; what keeps a repetition from making another is met as a refusal, and then the record is there.
 */
export async function once<Schema extends AnyObjectSchema, Made>(
  ctx: Context,
  { table, get, schema, input }: Making<Schema, Made>,
  make: (user: User, given: InferType<Schema>, request: Request) => Promise<Made>,
): Promise<Made> {
  const user = await requireUser(ctx);
  const named = ctx.caller.requestKey;
  const key = named === null ? null : validate(requestKeySchema, { requestKey: named }).requestKey;
  ctx.made += 1;
  const given = validate(schema, input);
  if (key === null) return make(user, given, { requestKey: null, requestHash: null });
  // Hashed before it is made, which may change what was given.
  const request = { requestKey: `${key}#${ctx.made}`, requestHash: requestHash(given) };
  try {
    return await make(user, given, request);
  } catch (error) {
    ctx.em.clear();
    const [made] = await ctx.em.execute<{ id: number; hash: string | null }[]>(
      `select id, request_hash as hash from ${table} where ${owners[table]} = ? and request_key = ?`,
      [user.id, request.requestKey],
    );
    if (!made) throw error;
    // Records from before the hashes were kept have none.
    if (made.hash !== null && made.hash !== request.requestHash) throw conflict(requestKeyReused);
    ctx.isReplay = true;
    return get(ctx, made.id);
  }
}
