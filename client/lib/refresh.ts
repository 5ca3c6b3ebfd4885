import type { ApolloClient, Cache, ObservableQuery } from '@apollo/client';
import { CurrentUserDocument, type CurrentUserQuery } from '#client/graphql/generated.ts';
import { PAGE_MAX } from '#domain/pages';

/** The fields that sum up all of the user's records. */
const ofUser = ['cpdSummary', 'auditReadiness'];

/**
 * After a change: evicts the named root fields and the user's summaries, and refetches those on the screen. The old
 * data stays visible until the response arrives; a list keeps the length it had grown to.
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
  // Only then: rows that the responses leave unchanged do not render again.
  client.cache.gc();
}

/** Never shares a request that is already running, since its response may predate the change. */
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
    // The screen's own query shows the failure.
    await query.refetch().catch(() => undefined);
  }
}

type Diff = Cache.DiffResult<unknown>;

function longestList(data: unknown): number {
  const lists = Object.values(data ?? {}).map((field) => field?.edges?.length);
  return Math.max(0, ...lists.filter((length) => typeof length === 'number'));
}
