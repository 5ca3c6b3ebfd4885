import {
  useCheckEvidenceBadgeMutation,
  type EvidenceFilePartsFragment,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { badgeMessages } from '#domain/records/evidence-badges';

/** Checks the Open Badge of a file again, and shows the result. */
export function useCheckBadge({ id }: EvidenceFilePartsFragment, onChecked: () => unknown) {
  const [run, { loading }] = useCheckEvidenceBadgeMutation();
  async function check(): Promise<void> {
    try {
      const { data } = await run({ variables: { id } });
      showToast({
        title: badgeMessages.checked,
        description: data?.checkEvidenceBadge.badge?.why,
      });
      onChecked();
    } catch (error) {
      tellFailure(badgeMessages.failed, error);
    }
  }
  return { check, isChecking: loading };
}
