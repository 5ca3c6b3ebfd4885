import { useCallback } from 'react';
import {
  useConfirmChecksMutation,
  type ReadinessPartsFragment,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { checkMessages, type CheckKind } from '#domain/records/plausibility';

type Checked = Pick<ReadinessPartsFragment, 'id' | 'confirmedChecks'>;

/** Confirms a check of an activity, so that it is not shown again; the toast takes it back. */
export function useConfirmCheck() {
  const [mutate] = useConfirmChecksMutation();
  return useCallback(
    async ({ id, confirmedChecks }: Checked, kind: CheckKind): Promise<void> => {
      const save = async (kinds: string[]): Promise<boolean> => {
        try {
          await mutate({ variables: { id, confirmedChecks: kinds } });
          return true;
        } catch (error) {
          tellFailure(checkMessages.confirmFailed, error);
          return false;
        }
      };
      const before = confirmedChecks ?? [];
      if (!(await save([...before, kind]))) return;
      const onClick = () => void save(before);
      showToast({ ...checkMessages.confirmed, action: { label: 'Undo', onClick } });
    },
    [mutate],
  );
}
