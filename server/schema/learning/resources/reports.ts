import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { reportSchema } from '#domain/learning/resources.schema';
import type { Resource } from './resource.entity.ts';
import { isAvailable } from './resource.reads.ts';
import { find, get } from './resources.ts';
import type { Written } from '#server/records/written';

/** Reports a resource to the operator and hides it from the user at once; a second report changes the first. */
export async function write(
  ctx: Context,
  resourceId: unknown,
  input: unknown,
): Promise<Written<Resource>> {
  const { id: userId } = await requireUser(ctx);
  const id = parseId(resourceId);
  const { reason, comment } = validate(reportSchema, input);
  await get(ctx, id);
  await ctx.services.limits.beginResourceReport(userId);
  const [written] = await ctx.em.execute<{ added: boolean }[]>(
    `insert into resource_reports (resource_id, user_id, reason, comment, created_at)
     select id, ?::int, ?::text, ?::text, ?::timestamptz from external_resources
     where id = ?::int and ${isAvailable}
     on conflict (user_id, resource_id) do update
       set reason = excluded.reason, comment = excluded.comment
     returning xmax = 0 as added`,
    [userId, reason, comment, ctx.now, id],
  );
  if (!written) throw notFound();
  return { record: await find(ctx, id), isNew: written.added };
}

/** Withdraws the user's report, so that the user finds the resource again; fine when there was none. */
export async function withdraw(ctx: Context, resourceId: unknown): Promise<Resource> {
  const { id: userId } = await requireUser(ctx);
  const id = parseId(resourceId);
  await ctx.em.execute(
    'delete from resource_reports where resource_id = ?::int and user_id = ?::int',
    [id, userId],
  );
  return find(ctx, id);
}
