import { useCurrentUserQuery, type UserPartsFragment } from '#client/graphql/generated.ts';

export interface CurrentUser {
  user: UserPartsFragment | null;
  loading: boolean;
  /** Set if the request failed; it is then unknown if a user is signed in. */
  error: Error | undefined;
  retry: () => void;
}

/** The signed-in user; null if known to be signed out. */
export function useCurrentUser(): CurrentUser {
  const { data, loading, error, refetch } = useCurrentUserQuery({
    fetchPolicy: 'cache-first',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const isUnknown = data === undefined;
  return {
    user: data?.me ?? null,
    loading: loading && isUnknown,
    error: isUnknown ? error : undefined,
    // A failed retry shows through `error`.
    retry: () => void refetch().catch(() => {}),
  };
}
