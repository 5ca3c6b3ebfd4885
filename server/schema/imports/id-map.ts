import { accountTableLabels, type AccountTable } from '#domain/account-import';
import type { ImportPart } from './account-import.type.ts';
import type { ImportedIds } from './import.entity.ts';

/** Inserts rows of a table and returns their ids; a preview inserts nothing, and every id is 0. */
export type Insert = (table: AccountTable, rows: object[]) => Promise<number[]>;

/** Maps an export's ids to the new ids, and marks the new rows. */
export interface Places {
  at: Map<number, number>;
  fresh: Set<number>;
}

/** Inserts an export table by table, without the rows that exist already, and counts both. */
export function idMap(insert: Insert) {
  const ids: ImportedIds = {};
  const parts: ImportPart[] = [];
  const note = (table: AccountTable, added: number, present: number) =>
    void parts.push({ label: accountTableLabels[table], added, present });

  /** Inserts the missing rows of a table; returns the id of each row of the export. */
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
