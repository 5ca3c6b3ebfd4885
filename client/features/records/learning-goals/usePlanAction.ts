import { useApolloClient } from '@apollo/client/react';
import { messageOf } from '#client/lib/form-errors.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refresh } from '#client/lib/refresh.ts';
import { showError } from '#client/lib/show-error.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { learningGoalMessages } from '#domain/records/learning-goals';

/**
 * Runs a change of the plan, shows one message and refetches the plan; rethrows a refusal after showing it. A form
 * passes the version it is based on.
 */
export function usePlanAction() {
  const client = useApolloClient();
  return async (
    run: () => Promise<unknown>,
    toast: ToastContent,
    version?: number,
  ): Promise<void> => {
    try {
      await run();
    } catch (error) {
      const told = { title: learningGoalMessages.failed, description: messageOf(error) };
      showError(error, told, version);
      throw error;
    }
    showToast(savedToast(toast));
    void refresh(client, ['learningGoals', 'learningGoal', 'activities']);
  };
}
