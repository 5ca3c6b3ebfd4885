import { accountTableLabels, type AccountTable } from '#domain/account/account-import';
import type { ImportPart } from './account-import.type.ts';
import type { ImportedIds } from './import.entity.ts';

/** Inserts rows of a table and returns their ids; a preview inserts nothing, and every id is 0. */
export type Insert = (table: AccountTable, rows: object[]) => Promise<number[]>;

/** Maps an export's ids to the new ids, and marks the new rows. */
export interface IdMapping {
  at: Map<number, number>;
  inserted: Set<number>;
}

/** Inserts an export table by table, without the rows that exist already, and counts both. */
export function idMap(insert: Insert) {
  const ids: ImportedIds = {};
  const parts: ImportPart[] = [];
  const note = (table: AccountTable, added: number, present: number) =>
    void parts.push({ label: accountTableLabels[table], added, present });

  /** Inserts the missing rows of a table; returns the id of each row of the export. */
  async function insertMissing<Row extends { id: number }>(
    table: AccountTable,
    {
      rows,
      existing,
      make,
    }: { rows: Row[]; existing: (row: Row) => number | null; make: (row: Row) => object },
  ): Promise<IdMapping> {
    const mapping: IdMapping = { at: new Map(), inserted: new Set() };
    const missing = rows.filter((row) => {
      const id = existing(row);
      if (id !== null) mapping.at.set(row.id, id);
      return id === null;
    });
    const stored = await insert(table, missing.map(make));
    for (const [index, { id }] of missing.entries()) {
      mapping.at.set(id, stored[index]!);
      mapping.inserted.add(id);
    }
    ids[table] = stored;
    note(table, missing.length, rows.length - missing.length);
    return mapping;
  }

  return { ids, parts, insertMissing, note };
}
