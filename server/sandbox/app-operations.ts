import { readdirSync, readFileSync } from 'node:fs';

/** Written by the build, beside the server. */
export const BUILT_OPERATIONS = 'operations.graphql';

/** The app's operations and fragments: beside the built server, or in client/ while the server runs from its sources. */
export const appOperations = (): string =>
  import.meta.url.endsWith('.ts')
    ? operationsIn(new URL('../../client/', import.meta.url))
    : readFileSync(new URL(BUILT_OPERATIONS, import.meta.url), 'utf8');

/** The texts of all `.graphql` files in a folder. */
export const operationsIn = (folder: URL): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .toSorted()
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n');
