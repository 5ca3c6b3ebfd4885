import { useUpdateEvidenceFileMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { evidenceMessages } from '#domain/records/evidence-files';

/** Renames a file; rethrows a refusal after showing it, for the form's field. */
export function useRenameFile() {
  const [update] = useUpdateEvidenceFileMutation();
  return async (id: string, name: string): Promise<void> => {
    try {
      await update({ variables: { id, input: { name } } });
    } catch (error) {
      tellFailure(evidenceMessages.renameFailed, error);
      throw error;
    }
    showToast({ title: evidenceMessages.renamed });
  };
}
