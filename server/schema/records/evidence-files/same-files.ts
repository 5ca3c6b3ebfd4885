import type { Context } from '#server/context';
import type { EvidenceOwner } from '#domain/records/evidence-files';
import { EvidenceFile } from './evidence-file.entity.ts';
import { isShown, ownerTables } from './owners.ts';

/** The file of that record with the same bytes, if there is one. */
export async function sameAs(ctx: Context, owner: EvidenceOwner, sha256: string) {
  const userId = ctx.caller.session!.userId;
  const record = await ctx.em.findOne(EvidenceFile, {
    userId,
    sha256,
    [owner.key]: owner.id,
    deletedAt: null,
  });
  if (!record) return null;
  const duplicateOf = await titleOf(ctx, userId, record.id);
  return { record: Object.assign(record, { duplicateOf }), isNew: false };
}

const titles = Object.values(ownerTables)
  .map(({ column, table, title }) => `(select ${title} from ${table} o where o.id = f.${column})`)
  .join(', ');

async function titleOf({ em }: Context, userId: number, id: number): Promise<string | null> {
  const [row] = await em.execute<{ title: string }[]>(
    `select coalesce(${titles}) as title from evidence_files f where f.id = ? and f.user_id = ?`,
    [id, userId],
  );
  return row?.title ?? null;
}

/** The title of another record that has a file with the same bytes. */
export async function elsewhere({ em }: Context, userId: number, { id, sha256 }: EvidenceFile) {
  const [row] = await em.execute<{ title: string }[]>(
    `select coalesce(${titles}) as title from evidence_files f
     where f.user_id = ? and f.sha256 = ? and f.id <> ? and ${isShown} order by f.id limit 1`,
    [userId, sha256, id],
  );
  return row?.title ?? null;
}
