import { routes } from '#server/rest/routes';
import type { TestServer } from './server.ts';
import { countRows } from './rows.ts';

/** Every route that changes data. */
export const writeRoutes = routes.filter(({ method }) => method !== 'get');

/** A route's path with a number for each parameter. */
export const samplePath = (path: string) => `/api${path.replace(/:\w+/g, '1')}`;

/** Number of rows in each table, except the rate limits. */
export async function rowCounts(server: TestServer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { tableName } of server.database.orm.getMetadata().getAll().values()) {
    if (tableName && tableName !== 'rate_limits')
      counts[tableName] = await countRows(server, tableName);
  }
  return counts;
}
