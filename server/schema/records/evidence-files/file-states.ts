import type { Context } from '#server/context';
import { keysOf, type Storage } from '#server/storage/storage';

/** States of a stored file's content. */
export type FileState = 'kept' | 'missing' | 'damaged';

interface Named {
  storageKey: string;
  sizeBytes: number;
}

/** Compares the stored content's size with the row. Throws if the storage cannot be reached. */
export async function stateOf(
  storage: Pick<Storage, 'size'>,
  { storageKey, sizeBytes }: Named,
): Promise<{ state: FileState; bytes: number | null }> {
  const bytes = await storage.size(keysOf(storageKey).file);
  if (bytes === null) return { state: 'missing', bytes };
  return { state: bytes === sizeBytes ? 'kept' : 'damaged', bytes };
}

/** Stores the states of files, since a missing or damaged file proves nothing. Returns true if any of them changed. */
export async function noteStates(
  { services, caller, now }: Context,
  states: ReadonlyMap<number, FileState>,
): Promise<boolean> {
  if (states.size === 0) return false;
  const changed = await services.database.query({
    text: `
      update evidence_files f set is_damaged = s.state = 'damaged',
        missing_at = case when s.state <> 'kept' then coalesce(f.missing_at, $4::timestamptz) end
      from unnest($2::int[], $3::text[]) as s(id, state)
      where f.id = s.id and f.user_id = $1
        and ((f.missing_at is null) <> (s.state = 'kept') or f.is_damaged <> (s.state = 'damaged'))
      returning f.id`,
    values: [caller.session!.userId, [...states.keys()], [...states.values()], now],
  });
  return changed.length > 0;
}
