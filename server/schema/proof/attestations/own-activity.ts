import type { Context } from '#server/context';
import { defineQuery } from '#server/db/query';
import { notFound } from '#server/errors';
import { parseId } from '#server/validate';

const ownRead = defineQuery<number | null>({
  name: 'ownActivity',
  sql: () =>
    `select to_json(id) from activities where id = $2 and user_id = $1 and deleted_at is null`,
});

/** The id of one of the user's activities; throws notFound(). */
export async function ownActivityId(ctx: Context, activityId: unknown): Promise<number> {
  const id = parseId(activityId);
  const found = await ctx.reads.read(ownRead, ctx.caller.session?.userId, id);
  if (found === null) throw notFound();
  return found;
}
