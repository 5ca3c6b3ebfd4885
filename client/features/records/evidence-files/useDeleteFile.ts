import {
  useDeleteEvidenceFileMutation,
  useRestoreEvidenceFileMutation,
  type EvidenceFilePartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { removeFromLists } from '#client/lib/remove-from-lists.ts';
import { evidenceMessages } from '#domain/records/evidence-files';

/** Deletes a file, optimistically; the toast offers to undo it. `renew` reads the list again. */
export function useDeleteFile(renew: () => unknown) {
  const [remove] = useDeleteEvidenceFileMutation();
  const [restore] = useRestoreEvidenceFileMutation();
  return (file: EvidenceFilePartsFragment) =>
    deleteWithUndo({
      remove: () =>
        remove({
          variables: { id: file.id },
          optimisticResponse: { deleteEvidenceFile: file },
          update: (cache) => removeFromLists(cache, file, 'evidenceFiles'),
        }),
      restore: () => restore({ variables: { id: file.id } }),
      renew,
      words: evidenceMessages,
    });
}
