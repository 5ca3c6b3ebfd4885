import type { ApolloClient, Cache, ObservableQuery, StoreObject } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { CurrentUserDocument, type CurrentUserQuery } from '#client/graphql/generated.ts';
import { outbox } from './outbox.ts';
import { PAGE_MAX } from '#domain/pages';

/** The fields that sum up all of the user's records. */
const ofUser = ['cpdSummary', 'auditReadiness'];

/** A field of the user that shows one of a list. */
const ofList: Readonly<Record<string, string>> = { auditNotices: 'openAuditNotice' };

/**
 * After a change: evicts the named root fields and the user's summaries, and refetches those on the screen. The old
 * data stays visible until the response arrives; a list keeps the length it had grown to, beyond one page with the rows
 * that it had.
 */
export async function refresh(client: ApolloClient, fields: string[]): Promise<void> {
  // Without a connection the screens keep what they show; the outbox refetches them when it has sent the change.
  if (outbox()?.isAway()) return;
  const answers: Promise<unknown>[] = [];
  client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
      const me = cache.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me;
      const also = fields.flatMap((field) => ofList[field] ?? []);
      for (const fieldName of me ? [...ofUser, ...also] : [])
        cache.evict({ id: cache.identify(me!), fieldName });
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
    keepRest(client, before?.result);
  } catch {
    // The screen's own query shows the failure.
    await query.refetch().catch(() => undefined);
  }
}

type Diff = Cache.DiffResult<unknown>;

/** A list with pages, as read from the cache. */
interface Pages {
  edges: { __typename?: string; cursor: string; node: StoreObject & { id: string } }[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Puts the rows after the first page back behind it, which is all that was read again: who has scrolled down a long list
 * stays where they are. Rows that were deleted have left the cache, and a row that is now on the first page is there.
 */
function keepRest({ cache }: ApolloClient, before: unknown): void {
  for (const [name, list] of Object.entries((before ?? {}) as Record<string, Pages | undefined>)) {
    if ((list?.edges?.length ?? 0) <= PAGE_MAX) continue;
    const { edges, pageInfo } = list!;
    const joined: Modifier<Pages> = (read, { toReference }) => {
      if (!read.pageInfo.hasNextPage || read.edges.length > PAGE_MAX) return read as Pages;
      const page = read.edges.map(({ node }) => cache.identify(node));
      const end = edges.findIndex(({ node }) => cache.identify(node) === page.at(-1));
      const behind = edges.slice(end < 0 ? PAGE_MAX : end + 1);
      const rest = behind.filter(({ node }) => !page.includes(cache.identify(node)));
      const others = rest.map((edge) => ({ ...edge, node: toReference(edge.node)! }));
      return { ...read, edges: [...read.edges, ...others], pageInfo } as Pages;
    };
    cache.modify<Record<string, Pages>>({ fields: { [name]: joined as never } });
  }
}

function longestList(data: unknown): number {
  const lists = Object.values(data ?? {}).map((field) => field?.edges?.length);
  return Math.max(0, ...lists.filter((length) => typeof length === 'number'));
}
