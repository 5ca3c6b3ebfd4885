import type { EntityMetadata } from '@mikro-orm/core';
import { isWithheld } from '../auth/token-scopes.ts';
import type { Context } from '../context.ts';
import type { Em } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { conflict } from '../errors.ts';
import { WITHHELD_WORDS } from '#domain/account/access-tokens';
import { binMessages } from '#domain/records/bin';
import type { Limited } from './record.entity.ts';

/** Makes writes that limits bind wait for each other, by user. Call it before the write, in its transaction. */
export async function awaitOthers(em: Em, userId: number): Promise<void> {
  await em.execute('select from users where id = ? for no key update', [userId]);
}

/** Throws the refusal of a limit that records exceed as they are written now, in one statement for all of them. */
export async function checkLimits(
  em: Em,
  { entity, table, limits = [] }: Limited,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (limits.length === 0 || ids.length === 0) return;
  const { properties } = em.getMetadata().get(entity as never) as EntityMetadata;
  const own = `from ${table} where user_id = ? and deleted_at is null`;
  const exceeded = limits.map(({ property, max }, index) => {
    const [column] = properties[property]!.fieldNames;
    return `select ${index} as index where exists (
      select ${own} and ${column} in (select ${column} ${own} and id = any(?::int[]))
      group by ${column} having count(*) > ${max})`;
  });
  const [first] = await em.execute<{ index: number }[]>(
    `${exceeded.join(' union all ')} order by index limit 1`,
    limits.flatMap(() => [userId, userId, `{${ids.join(',')}}`]),
  );
  if (first) throw limits[first.index]!.refusal();
}

/** Writes a record of a kind; if limits bind it, in a transaction that ends with them. */
export async function withinLimits<Row extends { id: number }>(
  ctx: Context,
  kind: Limited,
  userId: number,
  write: (tx: Context) => Promise<Row>,
): Promise<Row> {
  if (!kind.limits) return write(ctx);
  return transaction(ctx, async (tx) => {
    await awaitOthers(tx.em, userId);
    const written = await write(tx);
    await checkLimits(tx.em, kind, userId, [written.id]);
    return written;
  });
}

/** Throws conflict() for a part of a record that is in the bin as well, with the title of that. */
export async function requireWhole(
  ctx: Pick<Context, 'em' | 'caller'>,
  { table, partOf }: Limited,
  userId: number,
  id: number,
): Promise<void> {
  if (!partOf) return;
  const [whole] = await ctx.em.execute<{ title: string; isReflection: boolean }[]>(
    `select ${partOf.title} as title, ${partOf.isReflection} as "isReflection" from ${table} r join ${partOf.join}
     where r.id = ? and r.user_id = ? and r.deleted_at is not null and o.deleted_at is not null`,
    [id, userId],
  );
  if (!whole) return;
  const { title, isReflection } = whole;
  const isLeftOut = isReflection && isWithheld(ctx, 'reflective-logs');
  throw conflict(binMessages.waitsFor(isLeftOut ? WITHHELD_WORDS : title));
}
