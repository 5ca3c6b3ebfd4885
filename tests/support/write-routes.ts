import { routes } from '#server/rest/routes';
import type { TestServer } from './server.ts';
import { countRows } from './rows.ts';

/** Every route that changes something. */
export const writeRoutes = routes.filter(({ method }) => method !== 'get');

/** The address of a route, with a number for each part. */
export const samplePath = (path: string) => `/api${path.replace(/:\w+/g, '1')}`;

/** How many rows each table holds, but for the counts of attempts. */
export async function rowCounts(server: TestServer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { tableName } of server.database.orm.getMetadata().getAll().values()) {
    if (tableName && tableName !== 'rate_limits')
      counts[tableName] = await countRows(server, tableName);
  }
  return counts;
}
