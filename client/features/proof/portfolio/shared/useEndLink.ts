import {
  SharedSubmissionsDocument,
  useDeleteSharedSubmissionMutation,
  useRevokeSharedSubmissionMutation,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { sharedMessages as messages } from '#domain/proof/shared-submissions';

/** Revokes or deletes a link. */
export function useEndLink() {
  const [revokeLink] = useRevokeSharedSubmissionMutation();
  const [removeLink] = useDeleteSharedSubmissionMutation({
    refetchQueries: [SharedSubmissionsDocument],
    awaitRefetchQueries: true,
  });
  type Ended = { id: string } | undefined;
  return {
    revoke: (link: Ended) =>
      told(link, (id) => revokeLink({ variables: { id } }), messages.revoked),
    remove: (link: Ended) =>
      told(link, (id) => removeLink({ variables: { id } }), messages.removed),
  };
}

async function told(
  link: { id: string } | undefined,
  act: (id: string) => Promise<unknown>,
  done: ToastContent,
): Promise<void> {
  if (!link) return;
  try {
    await act(link.id);
    showToast(done);
  } catch (error) {
    tellFailure(messages.failed, error);
  }
}
