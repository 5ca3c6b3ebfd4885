import { accountTableLabels, type AccountTable } from '#domain/account-import';
import type { ImportPart } from './account-import.type.ts';
import type { ImportedIds } from './import.entity.ts';

/** Stores rows of a table and answers their ids; in a preview it stores nothing, and every id is 0. */
export type Insert = (table: AccountTable, rows: object[]) => Promise<number[]>;

/** Where the rows of an export are now, by their ids there, and which of them are new. */
export interface Places {
  at: Map<number, number>;
  fresh: Set<number>;
}

/** Stores an export table by table, as far as the user has not got its rows, and counts both. */
export function placing(insert: Insert) {
  const ids: ImportedIds = {};
  const parts: ImportPart[] = [];
  const note = (table: AccountTable, added: number, present: number) =>
    void parts.push({ label: accountTableLabels[table], added, present });

  /** Stores those rows of a table that are not there; answers where each row of the export is now. */
  async function place<Row extends { id: number }>(
    table: AccountTable,
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
    const stored = await insert(table, fresh.map(make));
    for (const [index, { id }] of fresh.entries()) {
      places.at.set(id, stored[index]!);
      places.fresh.add(id);
    }
    ids[table] = stored;
    note(table, fresh.length, rows.length - fresh.length);
    return places;
  }

  return { ids, parts, place, note };
}
