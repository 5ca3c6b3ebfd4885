import { routes } from '#server/rest/routes';
import type { TestServer } from './server.ts';
import { countOf } from './rows.ts';

/** Every route that changes something. */
export const writes = routes.filter(({ method }) => method !== 'get');

/** The address of a route, with a number for each part. */
export const pathOf = (path: string) => `/api${path.replace(/:\w+/g, '1')}`;

/** How many rows each table holds, but for the counts of attempts. */
export async function everything(server: TestServer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { tableName } of server.database.orm.getMetadata().getAll().values()) {
    if (tableName && tableName !== 'rate_limits')
      counts[tableName] = await countOf(server, tableName);
  }
  return counts;
}
