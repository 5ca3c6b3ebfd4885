import { useApolloClient } from '@apollo/client/react';
import {
  useReportResourceMutation,
  useWithdrawResourceReportMutation,
  type ResourcePartsFragment,
} from '#client/graphql/generated.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { resourceMessages, type ReportFormValues } from '#domain/learning/resources';

/** Reports a resource, which hides it from the user, and withdraws the report. */
export function useReport() {
  const client = useApolloClient();
  const [send] = useReportResourceMutation();
  const [take] = useWithdrawResourceReportMutation();
  const renew = () => refreshFields(client, ['resources', 'bookmarks']);

  /** Rethrows a refusal after showing it, for the form's fields. */
  async function report(
    resource: ResourcePartsFragment,
    { reason, comment }: ReportFormValues,
  ): Promise<void> {
    const input = { resourceId: resource.id, reason, comment: comment.trim() || null };
    try {
      await send({ variables: { input } });
    } catch (error) {
      const { title, description } = resourceMessages.reportFailed;
      tellFailure(title, error, description);
      throw error;
    }
    const action = { label: 'Undo', onClick: () => void withdraw(resource) };
    showToast({ ...resourceMessages.reported, action });
    void renew();
  }

  async function withdraw(resource: ResourcePartsFragment): Promise<void> {
    try {
      await take({ variables: { id: resource.id } });
    } catch (error) {
      const { title, description } = resourceMessages.withdrawFailed;
      tellFailure(title, error, description);
      return;
    }
    showToast(resourceMessages.reportWithdrawn);
    void renew();
  }

  return { report, withdraw };
}
