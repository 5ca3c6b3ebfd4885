import { useCurrentUserQuery, type UserPartsFragment } from '#client/graphql/generated.ts';

export interface CurrentUser {
  user: UserPartsFragment | null;
  loading: boolean;
  /** Set when the server could not be asked; then nobody knows whether there is a user. */
  error: Error | undefined;
  retry: () => void;
}

/** Who is signed in; null once it is known that nobody is. */
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
