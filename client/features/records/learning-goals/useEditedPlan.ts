import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/records/conflicts/edited.ts';
import {
  PlanVersionsDocument,
  useRestoreLearningGoalMutation,
  useRestorePlannedActivityMutation,
  type LearningGoalPartsFragment,
  type PlannedActivityPartsFragment,
  type PlanVersionsQuery,
} from '#client/graphql/generated.ts';
import { goalValues, plannedValues, type GoalFields, type PlannedFields } from './form-values.ts';

/** Returns what the form needs to resolve a conflict about a goal; null for a new one. */
export function useEditedGoal(
  goal: LearningGoalPartsFragment | undefined,
): Edited<GoalFields> | null {
  const load = useLoadGoal();
  const [restore] = useRestoreLearningGoalMutation();
  if (!goal) return null;
  const { id, version } = goal;
  return {
    version,
    load: async () => {
      const now = await load(id);
      return now ? { ...now, values: goalValues(now) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
}

/** Returns what the form needs to resolve a conflict about a planned activity; null for a new one. */
export function useEditedPlanned(
  planned: PlannedActivityPartsFragment | undefined,
): Edited<PlannedFields> | null {
  const load = useLoadGoal();
  const [restore] = useRestorePlannedActivityMutation();
  if (!planned) return null;
  const { id, version, goalId } = planned;
  return {
    version,
    load: async () => {
      const now = (await load(goalId))?.planned.find((each) => each.id === id);
      return now ? { ...now, values: plannedValues(now) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
}

/** Loads a goal and its planned activities, past the cache. */
function useLoadGoal() {
  const client = useApolloClient();
  return async (id: string) => {
    const { data } = await client.query<PlanVersionsQuery>({
      query: PlanVersionsDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    return data?.learningGoal;
  };
}
