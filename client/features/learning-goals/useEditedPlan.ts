import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/components/conflicts/edited.ts';
import {
  PlanVersionsDocument,
  useRestoreLearningGoalMutation,
  useRestorePlannedActivityMutation,
  type LearningGoalPartsFragment,
  type PlannedActivityPartsFragment,
  type PlanVersionsQuery,
} from '#client/graphql/generated.ts';
import { goalValues, plannedValues, type GoalFields, type PlannedFields } from './form-values.ts';

const goalLabels = {
  title: 'Goal',
  why: 'Why it matters',
  measure: 'How I will know',
  targetDate: 'By when',
};
const plannedLabels = {
  title: 'What will you do?',
  hours: 'Hours',
  category: 'Category',
  plannedDate: 'Planned day',
};

/** What the form must know of the goal that it edits; nothing of a new one. */
export function useEditedGoal(
  goal: LearningGoalPartsFragment | undefined,
): Edited<GoalFields> | undefined {
  const load = useLoadGoal();
  const [restore] = useRestoreLearningGoalMutation();
  if (!goal) return undefined;
  const { id, version } = goal;
  return {
    version,
    labels: goalLabels,
    load: async () => {
      const now = await load(id);
      return now ? { ...now, values: goalValues(now) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
}

/** The same for a planned activity. */
export function useEditedPlanned(
  planned: PlannedActivityPartsFragment | undefined,
): Edited<PlannedFields> | undefined {
  const load = useLoadGoal();
  const [restore] = useRestorePlannedActivityMutation();
  if (!planned) return undefined;
  const { id, version, goalId } = planned;
  return {
    version,
    labels: plannedLabels,
    load: async () => {
      const now = (await load(goalId))?.planned.find((each) => each.id === id);
      return now ? { ...now, values: plannedValues(now) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
}

/** A goal and what is planned for it, as they are saved now. */
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
