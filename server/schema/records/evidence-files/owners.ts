import { invalid, malformed } from '#server/errors';
import { fileOwnerKinds } from '#server/records/kinds';
import {
  evidenceMessages,
  evidenceOwners,
  type EvidenceOwner,
  type EvidenceOwnerKey,
} from '#domain/records/evidence-files';

/** The record that files belong to, as a request names it. */
export type OwnerArgs = Partial<Record<EvidenceOwnerKey, string | number | null>>;

/** The table of each kind of record that files belong to, and SQL of its title where files name it. */
export const ownerTables = {
  activityId: ownerTable('activityId'),
  credentialId: ownerTable('credentialId'),
  documentId: ownerTable('documentId'),
  reflectiveLogId: ownerTable('reflectiveLogId'),
} satisfies Record<EvidenceOwnerKey, object>;

function ownerTable(key: EvidenceOwnerKey) {
  const { table, files } = fileOwnerKinds[key];
  return { table, column: files.column, title: files.title };
}

/** The one record that a request names. Throws if it names none or several, or an invalid id. */
export function ownerIn(args: OwnerArgs): EvidenceOwner {
  const owner = ownerOf(args);
  if (!owner) throw malformed(evidenceMessages.owner);
  return owner;
}

/** The same, or null if none is named. */
export function ownerOf(args: OwnerArgs): EvidenceOwner | null {
  const named = evidenceOwners.filter((key) => args[key] !== undefined && args[key] !== null);
  if (named.length > 1) throw malformed(evidenceMessages.owner);
  const [key] = named;
  return key ? { key, id: idIn(key, args[key]) } : null;
}

function idIn(key: EvidenceOwnerKey, value: unknown): number {
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : Infinity;
  if (id > 2_147_483_647) throw invalid({ [key]: evidenceMessages.noId });
  return id;
}

/** SQL that a file `f` is shown: neither it nor its record is deleted. */
export const isShown = `f.deleted_at is null and (${Object.values(ownerTables)
  .map(
    ({ column, table }) =>
      `exists (select from ${table} o where o.id = f.${column} and o.user_id = f.user_id
        and o.deleted_at is null)`,
  )
  .join(' or ')})`;
