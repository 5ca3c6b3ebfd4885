import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteForeverMutation,
  useEmptyBinMutation,
  useRestoreFromBinMutation,
  type BinItemPartsFragment,
} from '#client/graphql/generated.ts';
import { refresh } from '#client/lib/refresh.ts';
import { removeFromLists } from '#client/lib/remove-from-lists.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { binMessages, isBinKind, recordKinds } from '#domain/records/bin';

/** Queries that may show a restored record. */
const refreshed = ['bin', ...Object.values(recordKinds).map(({ list }) => list)];

/** Restores or deletes, optimistically; a failure puts the row back and shows why. */
export function useBinActions() {
  const client = useApolloClient();
  const [restore] = useRestoreFromBinMutation();
  const [deleteForever] = useDeleteForeverMutation();
  const [empty] = useEmptyBinMutation();

  async function act(run: () => Promise<unknown>, done: string, failed: string) {
    try {
      await run();
      showToast({ title: done });
    } catch (error) {
      tellFailure(failed, error);
    }
    await refresh(client, refreshed);
  }

  return {
    restore: (item: BinItemPartsFragment) =>
      act(
        () =>
          restore({
            variables: idsOf(item),
            optimisticResponse: { restoreFromBin: item },
            update: (cache) => removeFromLists(cache, item, 'bin'),
          }),
        binMessages.restored(known(item.kind)),
        binMessages.restoreFailed,
      ),
    deleteForever: (item: BinItemPartsFragment) =>
      act(
        () =>
          deleteForever({
            variables: idsOf(item),
            optimisticResponse: { deleteForever: item },
            update: (cache) => removeFromLists(cache, item, 'bin'),
          }),
        binMessages.deleted(known(item.kind)),
        binMessages.deleteFailed,
      ),
    empty: () =>
      act(
        () => empty({ optimisticResponse: { emptyBin: 0 }, update: leaveNothing }),
        binMessages.emptied,
        binMessages.emptyFailed,
      ),
  };
}

const idsOf = ({ kind, recordId }: BinItemPartsFragment) => ({ kind, id: recordId });

const emptied = (list: object) => ({ ...list, totalCount: 0, edges: [] });

const leaveNothing = (cache: ApolloCache) =>
  void cache.modify<{ bin: object }>({ fields: { bin: emptied as never } });

const known = (kind: string) => (isBinKind(kind) ? kind : 'document');
