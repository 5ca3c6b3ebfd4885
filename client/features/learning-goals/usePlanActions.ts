import {
  useCarryOverLearningGoalMutation,
  useDeleteLearningGoalMutation,
  useDeletePlannedActivityMutation,
  useReopenLearningGoalMutation,
  useRestoreLearningGoalMutation,
  useRestorePlannedActivityMutation,
} from '#client/graphql/generated.ts';
import { learningGoalMessages as messages } from '#domain/learning-goals';
import { usePlanAction } from './usePlanAction.ts';

/** What is done to the plan at a press. What deletes can be undone from its toast; a refusal has been told. */
export function usePlanActions() {
  const act = usePlanAction();
  const [reopen] = useReopenLearningGoalMutation();
  const [carryOver, { loading: carrying }] = useCarryOverLearningGoalMutation();
  const [remove, { loading: deleting }] = useDeleteLearningGoalMutation();
  const [restore] = useRestoreLearningGoalMutation();
  const [removePlanned] = useDeletePlannedActivityMutation();
  const [restorePlanned] = useRestorePlannedActivityMutation();

  return {
    reopen: (id: string) =>
      told(act(() => reopen({ variables: { id } }), { title: messages.reopened })),
    carryOver: (id: string) =>
      told(act(() => carryOver({ variables: { id } }), { title: messages.carriedOver })),
    deleteGoal: (id: string) =>
      told(
        act(() => remove({ variables: { id } }), {
          title: messages.deleted,
          action: undo(
            () =>
              void told(act(() => restore({ variables: { id } }), { title: messages.restored })),
          ),
        }),
      ),
    removePlanned: (id: string) =>
      told(
        act(() => removePlanned({ variables: { id } }), {
          title: messages.plannedRemoved,
          action: undo(
            () =>
              void told(
                act(() => restorePlanned({ variables: { id } }), {
                  title: messages.plannedRestored,
                }),
              ),
          ),
        }),
      ),
    pending: deleting || carrying,
  };
}

const told = (done: Promise<void>) => done.catch(() => undefined);
const undo = (onClick: () => void) => ({ label: 'Undo', onClick });
