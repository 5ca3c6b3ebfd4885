import type { TestServer } from './server.ts';

/** Reads a row directly from the database. */
export async function findRow(
  server: TestServer,
  table: string,
  id: number,
): Promise<Record<string, any> | undefined> {
  const text = `select * from ${table} where id = $1`;
  const [row] = await server.database.query<Record<string, any>>({ text, values: [id] });
  return row;
}

/** Counts the rows of a table. */
export async function countRows(server: TestServer, table: string): Promise<number> {
  const text = `select count(*)::int as n from ${table}`;
  const [row] = await server.database.query<{ n: number }>({ text, values: [] });
  return row!.n;
}
