import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteForeverMutation,
  useEmptyBinMutation,
  useRestoreFromBinMutation,
  type BinItemPartsFragment,
} from '#client/graphql/generated.ts';
import { refresh } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { binMessages, isBinKind } from '#domain/bin';

/** What a record that comes back shows in. */
const shownIn = [
  'bin',
  'activities',
  'recentActivities',
  'reflectiveLogs',
  'documents',
  'evidenceFiles',
  'learningGoals',
];

type Item = Pick<BinItemPartsFragment, 'kind' | 'id'>;

/** What is done to the bin; each answers once it is told. */
export function useBinActions() {
  const client = useApolloClient();
  const [restore, { loading: restoring }] = useRestoreFromBinMutation();
  const [deleteForever, { loading: deleting }] = useDeleteForeverMutation();
  const [empty, { loading: emptying }] = useEmptyBinMutation();

  async function act(run: () => Promise<unknown>, done: string, failed: string) {
    try {
      await run();
      showToast({ title: done });
    } catch (error) {
      tellFailure(failed, error);
    }
    await refresh(client, shownIn);
  }

  return {
    restore: ({ kind, id }: Item) =>
      act(
        () => restore({ variables: { kind, id } }),
        binMessages.restored(known(kind)),
        binMessages.restoreFailed,
      ),
    deleteForever: ({ kind, id }: Item) =>
      act(
        () => deleteForever({ variables: { kind, id } }),
        binMessages.deleted(known(kind)),
        binMessages.deleteFailed,
      ),
    empty: () => act(() => empty(), binMessages.emptied, binMessages.emptyFailed),
    pending: restoring || deleting || emptying,
  };
}

const known = (kind: string) => (isBinKind(kind) ? kind : 'document');
