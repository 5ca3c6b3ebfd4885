import type { Em } from '../../db/database.ts';
import { accountTableLabels, type AccountTable } from '#domain/account-import';
import type { ImportPart } from './account-import.type.ts';
import type { ImportedIds } from './import.entity.ts';
import { Matches, type Key } from './matches.ts';

type Entity = abstract new () => { id: number };

/** Stores rows and answers their ids; in a preview it stores nothing, and every id is 0. */
export type Insert = (entity: Entity, rows: object[]) => Promise<number[]>;

/** Where the rows of an export are now, by their ids there, and which of them are new. */
export interface Places {
  at: Map<number, number>;
  fresh: Set<number>;
}

/** Stores an export table by table, as far as the user has not got its rows, and counts both. */
export function placing({
  em,
  own,
  insert,
}: {
  em: Em;
  own: { userId: number; deletedAt: null };
  insert: Insert;
}) {
  const ids: ImportedIds = {};
  const parts: ImportPart[] = [];
  const note = (table: AccountTable, added: number, present: number) =>
    void parts.push({ label: accountTableLabels[table], added, present });

  /** Stores those rows of a table that are not there; answers where each row of the export is now. */
  async function place<T extends AccountTable, Row extends { id: number }>(
    table: T,
    entity: Entity,
    {
      rows,
      there,
      make,
    }: { rows: Row[]; there: (row: Row) => number | null; make: (row: Row) => object },
  ): Promise<Places> {
    const places: Places = { at: new Map(), fresh: new Set() };
    const fresh = rows.filter((row) => {
      const id = there(row);
      if (id !== null) places.at.set(row.id, id);
      return id === null;
    });
    const stored = await insert(entity, fresh.map(make));
    for (const [index, { id }] of fresh.entries()) {
      places.at.set(id, stored[index]!);
      places.fresh.add(id);
    }
    ids[table] = stored;
    note(table, fresh.length, rows.length - fresh.length);
    return places;
  }

  /** Finds what the user has, by what it says. */
  async function held<Said>(
    entity: abstract new () => Said & { id: number; userId: number; deletedAt: Date | null },
    keyOf: (said: Said) => Key,
  ): Promise<(said: Said) => number | null> {
    const matches = new Matches<Said>(await em.find(entity, own as never), keyOf);
    return (said) => matches.take(said);
  }

  return { ids, parts, place, held, note };
}
