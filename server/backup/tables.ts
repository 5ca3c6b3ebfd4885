import type { Em } from '../db/database.ts';

/** The migrator writes this table itself. */
const MIGRATIONS = 'mikro_orm_migrations';

export interface Table {
  name: string;
  columns: string[];
}

/** All tables of the schema by name, with their writable columns. */
export const tablesOf = (em: Em): Promise<Table[]> =>
  em.execute<Table[]>(
    `select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and table_name <> ? group by table_name order by table_name`,
    [MIGRATIONS],
  );

/** Every sequence with its next number; `pg_sequences` does not show it for one that was only set. */
export async function sequencesOf(em: Em): Promise<{ name: string; next: number }[]> {
  const names = await em.execute<{ name: string }[]>(
    `select sequencename::text as name from pg_sequences
     where schemaname = current_schema() and sequencename not like ? order by sequencename`,
    [`${MIGRATIONS}%`],
  );
  const found: { name: string; next: number }[] = [];
  for (const { name } of names) {
    const [row] = await em.execute<{ next: string }[]>(
      `select (last_value + is_called::int)::text as next from "${name}"`,
    );
    found.push({ name, next: Number(row!.next) });
  }
  return found;
}

export async function hasTable(em: Em, name: string): Promise<boolean> {
  const [found] = await em.execute<{ there: boolean }[]>(
    'select to_regclass(?) is not null as there',
    [name],
  );
  return found!.there;
}

/** The names of executed migrations, oldest first. */
export async function executedMigrations(em: Em): Promise<string[]> {
  if (!(await hasTable(em, MIGRATIONS))) return [];
  const found = await em.execute<{ name: string }[]>(`select name from ${MIGRATIONS} order by id`);
  return found.map(({ name }) => name);
}
