import { InMemoryCache } from '@apollo/client';
import { Kind, print, type DocumentNode } from 'graphql';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Writes the hashes of the client's operations, with `__typename` everywhere, as Apollo Client adds it. */
const folder = resolve('client/graphql/operations');
const modules = await Promise.all(
  readdirSync(folder).map((file) => import(`${folder}/${file}`) as Promise<object>),
);
const cache = new InMemoryCache();
const written = modules
  .flatMap((each) => Object.values(each))
  .filter(isOperation)
  .map((document) => print(cache.transformDocument(document)));
// Screens that load without Apollo Client send the text in their source as it is.
const texts = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('graphql'))
  .flatMap((file) => [
    ...readFileSync(`client/${file}`, 'utf8').matchAll(/[`']((?:query|mutation) \w+[^`']*)[`']/g),
  ])
  .map(([, text]) => text!);
const hashes = [...written, ...texts]
  .map((text) => createHash('sha256').update(text).digest('hex'))
  .map((hash) => `  '${hash}',\n`)
  .toSorted();

writeFileSync(
  'server/graphql/own-operations.ts',
  `// Written by \`npm run codegen\`. Do not edit.

/**
 * SHA-256 of the app's operations, as the client sends them. Other programs cannot evict what the server caches for
 * them.
 */
export const ownOperations: ReadonlySet<string> = new Set([
${hashes.join('')}]);
`,
);

function isOperation(exported: unknown): exported is DocumentNode {
  const definitions = (exported as Partial<DocumentNode> | null)?.definitions ?? [];
  return definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}
