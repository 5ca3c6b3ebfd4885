import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSearchQuery } from '#client/graphql/generated.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { SEARCH_TEXT_MAX } from '#domain/records/search';
import { searchCache } from './cached-records.ts';
import type { FoundRecord } from './entry.ts';

/** Results in the palette; the rest are found with one more word. */
const RESULTS = 24;

export interface Records {
  records: readonly FoundRecord[];
  isSearching: boolean;
  isOffline: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The records that a text finds. While the next text is searched, the last results stay. */
export function useRecords(typed: string): Records {
  const client = useApolloClient();
  const wanted = typed.trim().slice(0, SEARCH_TEXT_MAX);
  const text = useDebounced(wanted);
  const { data, previousData, loading, error, refetch } = useSearchQuery({
    variables: { query: text, first: RESULTS },
    skip: text === '',
    // The search may hold a name, and each letter would keep its results.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const isOffline = error !== undefined && codeOf(error) === undefined;
  const cached = useMemo(
    () => (isOffline ? searchCache(client, text, RESULTS) : []),
    [client, isOffline, text],
  );
  const found = isOffline ? cached : ((data ?? previousData)?.search ?? []);
  return {
    records: wanted === '' || text === '' ? [] : found,
    isSearching: wanted !== '' && (loading || wanted !== text),
    isOffline,
    error: isOffline ? undefined : error,
    // A failure shows through `error`.
    retry: () => void refetch().catch(() => {}),
  };
}
