import { useApolloClient } from '@apollo/client/react';
import { messageOf } from '#client/lib/form-errors.ts';
import { refresh } from '#client/lib/refresh.ts';
import { showError } from '#client/lib/show-error.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { learningGoalMessages } from '#domain/learning-goals';

/** Does something to the plan, tells of it once, and renews what shows it; throws a refusal after telling of it. A form says of which version it is. */
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
    showToast(toast);
    void refresh(client, ['learningGoals', 'activities', 'recentActivities']);
  };
}
