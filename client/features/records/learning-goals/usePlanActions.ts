import {
  useCarryOverLearningGoalMutation,
  useDeleteLearningGoalMutation,
  useDeletePlannedActivityMutation,
  useReopenLearningGoalMutation,
  useRestoreLearningGoalMutation,
  useRestorePlannedActivityMutation,
  type LearningGoalPartsFragment,
  type PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { removeFromLists } from '#client/lib/remove-from-lists.ts';
import type { ToastContent } from '#client/lib/toast.ts';
import { learningGoalMessages as messages } from '#domain/records/learning-goals';
import { usePlanAction } from './usePlanAction.ts';

/**
 * Actions on the plan that take one press, optimistic unless the server creates something. Deletions offer to undo them
 * in their toast; a refusal has been shown.
 */
export function usePlanActions() {
  const act = usePlanAction();
  const [reopen] = useReopenLearningGoalMutation();
  const [carryOver] = useCarryOverLearningGoalMutation();
  const [remove] = useDeleteLearningGoalMutation();
  const [restore] = useRestoreLearningGoalMutation();
  const [removePlanned] = useDeletePlannedActivityMutation();
  const [restorePlanned] = useRestorePlannedActivityMutation();

  const told = (run: () => Promise<unknown>, toast: ToastContent) =>
    act(run, toast).catch(() => undefined);
  const restoreGoal = (id: string) =>
    told(() => restore({ variables: { id } }), { title: messages.restored });
  const addPlanned = (id: string) =>
    told(() => restorePlanned({ variables: { id } }), { title: messages.plannedRestored });

  return {
    reopen: (goal: LearningGoalPartsFragment) =>
      told(
        () =>
          reopen({
            variables: { id: goal.id },
            optimisticResponse: { reopenLearningGoal: { ...goal, status: 'open' } },
          }),
        { title: messages.reopened },
      ),
    carryOver: (id: string) =>
      told(() => carryOver({ variables: { id }, ...sendingOptions({ requestKey: randomKey() }) }), {
        title: messages.carriedOver,
      }),
    deleteGoal: (goal: LearningGoalPartsFragment) =>
      told(
        () =>
          remove({
            variables: { id: goal.id },
            optimisticResponse: { deleteLearningGoal: goal },
            update: (cache) => removeFromLists(cache, goal, 'learningGoals', hoursOf(goal)),
          }),
        { title: messages.deleted, action: undo(() => void restoreGoal(goal.id)) },
      ),
    removePlanned: (planned: PlannedActivityPartsFragment) =>
      told(
        () =>
          removePlanned({
            variables: { id: planned.id },
            optimisticResponse: { deletePlannedActivity: planned },
            update: (cache) => removeFromLists(cache, planned, 'learningGoals'),
          }),
        { title: messages.plannedRemoved, action: undo(() => void addPlanned(planned.id)) },
      ),
  };
}

const hoursOf = ({ plannedHours, doneHours }: LearningGoalPartsFragment) => ({
  plannedHours,
  doneHours,
});
const undo = (onClick: () => void) => ({ label: 'Undo', onClick });
