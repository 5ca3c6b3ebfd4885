import type { ApolloClient, Cache, ObservableQuery } from '@apollo/client';
import { CurrentUserDocument, type CurrentUserQuery } from '#client/graphql/generated.ts';
import { PAGE_MAX } from '#domain/pages';

/** What is summed up of all that the user has. */
const ofUser = ['cpdSummary', 'auditReadiness'];

/**
 * After a change: forgets the named fields of the query root and the user's summaries, and asks again for those
 * that are on the screen. What is shown stays until its answer comes; a list keeps the length it had grown to.
 */
export async function refresh(client: ApolloClient, fields: string[]): Promise<void> {
  const answers: Promise<unknown>[] = [];
  client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
      const me = cache.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me;
      for (const fieldName of me ? ofUser : []) cache.evict({ id: cache.identify(me!), fieldName });
    },
    onQueryUpdated(query, _diff, before) {
      answers.push(askAgain(client, query, before));
      return false;
    },
  });
  await Promise.all(answers);
  // Not before: what the answers bring unchanged is then the same as before, and its row is not rendered again.
  client.cache.gc();
}

/** Never joined to a request already under way, which may have been answered before the change. */
async function askAgain(client: ApolloClient, query: ObservableQuery, before?: Diff) {
  const { first } = query.variables;
  const shown = Math.min(longestList(before?.result), PAGE_MAX);
  const variables =
    typeof first === 'number' && shown > first
      ? { ...query.variables, first: shown }
      : query.variables;
  try {
    await client.query({
      query: query.query,
      variables,
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    });
  } catch {
    // The screen's own request tells of the failure where its data stand.
    await query.refetch().catch(() => undefined);
  }
}

type Diff = Cache.DiffResult<unknown>;

function longestList(data: unknown): number {
  const lists = Object.values(data ?? {}).map((field) => field?.edges?.length);
  return Math.max(0, ...lists.filter((length) => typeof length === 'number'));
}
