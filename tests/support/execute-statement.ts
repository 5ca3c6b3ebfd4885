import pg from 'pg';

/** Runs one statement on a database server, on its own connection. */
export async function executeStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
