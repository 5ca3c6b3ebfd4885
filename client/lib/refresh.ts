import type { ApolloCache, ApolloClient, Cache, ObservableQuery, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { computedFields, pagedLists } from '#client/graphql/query-fields.ts';
import { CurrentUserDocument, type CurrentUserQuery } from '#client/graphql/generated.ts';
import { outbox } from './outbox.ts';
import { PAGE_MAX } from '#domain/pages';

/** Fields of the user that are computed from records of any kind. */
const computedOfUser = ['cpdSummary', 'auditReadiness', 'openAuditNotice', 'recordChain'];

/**
 * After a change of records: refreshes the named root fields, and everything that is computed from records, so that no
 * sentence on the screen contradicts the figure beside it. See `refreshFields`.
 */
export const refresh = (client: ApolloClient, fields: readonly string[]): Promise<void> =>
  refreshFields(client, [...fields, ...computedFields], computedOfUser);

/** After a change of what records are judged by, such as the registration: refreshes what is computed from them. */
export const refreshComputed = (client: ApolloClient): Promise<void> => refresh(client, []);

/**
 * Evicts the named root fields and fields of the user, and refetches those on the screen. The old data stays visible
 * until the response arrives; a list keeps the length it had grown to, beyond one page with the rows that it had.
 */
export async function refreshFields(
  client: ApolloClient,
  fields: readonly string[],
  ofUser: readonly string[] = [],
): Promise<void> {
  // Without a connection the screens keep what they show; the outbox refetches them when it has sent the change.
  if (outbox()?.isAway()) return;
  const answers: Promise<unknown>[] = [];
  const lists = longLists(client.cache, fields);
  client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
      const me = cache.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me;
      for (const fieldName of me ? ofUser : []) cache.evict({ id: cache.identify(me!), fieldName });
    },
    onQueryUpdated(query, _diff, before) {
      const answer = askAgain(client, query, before);
      answers.push(answer.then(() => keepRest(client.cache, fields, lists)));
      return false;
    },
  });
  await Promise.all(answers);
  // Only then: rows that the responses leave unchanged do not render again.
  client.cache.gc();
}

/**
 * Fetches everything on the screen again, after changes that did not go through `refresh`, or when the connection is
 * back.
 */
export async function refreshScreen(client: ApolloClient): Promise<void> {
  const lists = longLists(client.cache, [...pagedLists['Query']!]);
  const shown = [...client.getObservableQueries('active')];
  await Promise.all(
    shown.map((query) => askAgain(client, query, { result: query.getCurrentResult().data })),
  );
  keepRest(client.cache, [...pagedLists['Query']!], lists);
}

/** Never shares a request that is already running, since its response may predate the change. */
async function askAgain(client: ApolloClient, query: ObservableQuery, before?: Shown) {
  // A query that failed keeps showing its failure until it is read again; one beside the cache reads nothing from
  // there.
  if (query.options.fetchPolicy === 'no-cache' || query.getCurrentResult().error) {
    // A new failure is shown by the query itself.
    await query.refetch().catch(() => undefined);
    return;
  }
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

type Shown = Pick<Cache.DiffResult<unknown>, 'result'>;

/** A list with pages, as the cache stores it. */
interface Pages {
  edges: readonly { node: Reference }[];
  pageInfo: { hasNextPage: boolean };
}

/** Lists that are longer than a page, by the names under which the cache stores them. */
type LongLists = Map<string, Pages>;

function longLists(cache: ApolloCache, fields: readonly string[]): LongLists {
  const found: LongLists = new Map();
  const note: Modifier<Partial<Pages> | null> = (stored, { storeFieldName }) => {
    if ((stored?.edges?.length ?? 0) > PAGE_MAX) found.set(storeFieldName, stored as Pages);
    return stored;
  };
  modifyEach(cache, fields, note);
  return found;
}

/**
 * Puts the rows after the first page back behind it, since only the first page was read again: a user who has
 * scrolled down a long list keeps their place. Rows that were deleted have left the cache, and a row that is now on
 * the first page is there. The objects stay the same, so nothing about them is computed again.
 */
function keepRest(cache: ApolloCache, fields: readonly string[], lists: LongLists): void {
  const join: Modifier<Pages> = (read, { storeFieldName, canRead }) => {
    const before = lists.get(storeFieldName);
    if (!before || !read.pageInfo.hasNextPage || read.edges.length > PAGE_MAX) return read;
    const page = read.edges.map(({ node }) => cache.identify(node));
    const end = before.edges.findIndex(({ node }) => cache.identify(node) === page.at(-1));
    const behind = before.edges.slice(end < 0 ? PAGE_MAX : end + 1);
    const known = new Set(page);
    const rest = behind.filter(({ node }) => !known.has(cache.identify(node)) && canRead(node));
    return { ...read, edges: [...read.edges, ...rest], pageInfo: before.pageInfo };
  };
  if (lists.size > 0) modifyEach(cache, fields, join);
}

function modifyEach<Value>(
  cache: ApolloCache,
  fields: readonly string[],
  modifier: Modifier<Value>,
): void {
  const each = Object.fromEntries(fields.map((field) => [field, modifier]));
  cache.modify({ fields: each as Record<string, Modifier<unknown>> });
}

function longestList(data: unknown): number {
  const lists = Object.values(data ?? {}).map((field) => field?.edges?.length);
  return Math.max(0, ...lists.filter((length) => typeof length === 'number'));
}
