import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import type { User } from './users/user.entity.ts';
import { validate } from '../validate.ts';
import { requestKeySchema } from '#domain/requests.schema';

/** The tables whose records are made under a key, each with the column of its owner. */
const owners = {
  activities: 'user_id',
  reflective_logs: 'user_id',
  documents: 'user_id',
  learning_goals: 'user_id',
  planned_activities: 'user_id',
  external_resources: 'added_by',
} as const;

/**
 * Makes a record once: a request that comes again under its key answers what the first one made. Of two at once the
 * second waits at the table's unique index, so nobody looks first; what keeps a repetition from making another is
 * met as a refusal, and then the record is there.
 */
export async function once<Made>(
  ctx: Context,
  table: keyof typeof owners,
  get: (ctx: Context, id: unknown) => Promise<Made>,
  make: (user: User, requestKey: string | null) => Promise<Made>,
): Promise<Made> {
  const user = await requireUser(ctx);
  const given = ctx.caller.requestKey;
  if (given === null) return make(user, null);
  const { requestKey: key } = validate(requestKeySchema, { requestKey: given });
  ctx.made += 1;
  const requestKey = `${key}#${ctx.made}`;
  try {
    return await make(user, requestKey);
  } catch (error) {
    ctx.em.clear();
    const [made] = await ctx.em.execute<{ id: number }[]>(
      `select id from ${table} where ${owners[table]} = ? and request_key = ?`,
      [user.id, requestKey],
    );
    if (!made) throw error;
    return get(ctx, made.id);
  }
}
