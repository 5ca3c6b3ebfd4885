import {
  useDeleteEvidenceFileMutation,
  useRestoreEvidenceFileMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { evidenceMessages } from '#domain/evidence-files';

/** Deletes a file; the toast that tells of it can bring it back. `refresh` reads the list again. */
export function useDeleteFile(refresh: () => unknown) {
  const [remove, { loading: pending }] = useDeleteEvidenceFileMutation();
  const [restore] = useRestoreEvidenceFileMutation();

  async function undo(id: string): Promise<void> {
    try {
      await restore({ variables: { id } });
      showToast({ title: evidenceMessages.restored });
    } catch (error) {
      failed(evidenceMessages.restoreFailed, error);
    }
    refresh();
  }

  async function deleteFile(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      const action = { label: 'Undo', onClick: () => void undo(id) };
      showToast({ title: evidenceMessages.deleted, action });
    } catch (error) {
      failed(evidenceMessages.deleteFailed, error);
    }
    refresh();
  }

  return { deleteFile, pending };
}

function failed(title: string, error: unknown): void {
  showToast({ title, description: messageOf(error), variant: 'destructive' });
}
