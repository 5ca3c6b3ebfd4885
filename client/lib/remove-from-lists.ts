import type { ApolloCache, Reference } from '@apollo/client';

/** A list as cached: records in pages or all of them, with their totals. */
interface KeptList {
  edges?: readonly { node: Reference }[];
  nodes?: readonly Reference[];
  [total: string]: unknown;
}

/**
 * Removes a record from every cached list, as the `update` of a mutation with an optimistic response: a refusal puts it
 * back. The totals of the named field's lists decrease; `totals` is the record's share of other sums.
 */
export function removeFromLists(
  cache: ApolloCache,
  record: object,
  field: string,
  totals: Record<string, number> = {},
): void {
  const id = cache.identify({ ...record });
  const without = (list: KeptList): KeptList => {
    const kept = list.edges?.map(({ node }) => node) ?? list.nodes ?? [];
    if (!kept.some((node) => cache.identify(node) === id)) return list;
    const next = { ...list };
    for (const [name, part] of Object.entries({ totalCount: 1, ...totals })) {
      const total = list[name];
      if (typeof total === 'number') next[name] = total - part;
    }
    return next;
  };
  cache.modify<Record<string, KeptList>>({ fields: { [field]: without as never } });
  cache.evict({ id });
}
