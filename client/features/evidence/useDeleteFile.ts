import {
  useDeleteEvidenceFileMutation,
  useRestoreEvidenceFileMutation,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { evidenceMessages } from '#domain/evidence-files';

/** Deletes a file; the toast that tells of it can bring it back. `renew` reads the list again. */
export function useDeleteFile(renew: () => unknown) {
  const [remove, { loading: pending }] = useDeleteEvidenceFileMutation();
  const [restore] = useRestoreEvidenceFileMutation();
  const deleteFile = (id: string) =>
    deleteWithUndo({
      remove: () => remove({ variables: { id } }),
      restore: () => restore({ variables: { id } }),
      renew,
      words: evidenceMessages,
    });
  return { deleteFile, pending };
}
