import DataLoader from 'dataloader';
import { policy } from '#server/auth/policy';
import { mayRead } from '#server/auth/token-scopes';
import type { Context } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import { nodeKinds } from '../../mechanics/node-kinds.ts';
import { isOfType } from './type-of.ts';

/** Names a record: its GraphQL type, and its id among those of the type. */
export interface NodeKey {
  type: string;
  id: number;
}

type Loader = DataLoader<NodeKey, object | null>;
const loaders = new WeakMap<Context, Loader>();

/**
 * Reads a record of the caller by its type and id; null if there is none. All that are loaded at one moment are one read
 * for each type, all in one statement.
 */
export function loadNode(ctx: Context, key: NodeKey): Promise<object | null> {
  const loader: Loader =
    loaders.get(ctx) ?? new DataLoader((keys) => loadNodes(ctx, keys), batchOptions);
  loaders.set(ctx, loader);
  return loader.load(key);
}

/** The same for several records, in their order. */
export async function loadNodes(
  ctx: Context,
  keys: readonly NodeKey[],
): Promise<(object | null)[]> {
  const idsOf = new Map<string, Set<number>>();
  for (const { type, id } of keys) {
    if (Object.hasOwn(nodeKinds, type)) idsOf.set(type, (idsOf.get(type) ?? new Set()).add(id));
  }
  const found = new Map<string, object>();
  const read = async ([type, ids]: readonly [string, Set<number>]) => {
    for (const record of await nodeKinds[type]!.many(ctx, [...ids])) {
      found.set(`${type}:${record.id}`, isOfType(record, type));
    }
  };
  await Promise.all([...idsOf].map(read));
  return keys.map(({ type, id }) => found.get(`${type}:${id}`) ?? null);
}

/** False for a program whose token may not read records of a type. */
export const mayReadType = ({ caller }: Pick<Context, 'caller'>, type: string): boolean =>
  mayRead(caller, policy.needOfType(type));
