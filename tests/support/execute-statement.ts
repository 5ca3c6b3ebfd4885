import pg from 'pg';

/** One statement on a database server, on a connection of its own. */
export async function executeStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
