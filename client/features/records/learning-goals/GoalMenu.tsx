import { ArrowRightFromLine, Flag, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { Action } from '#client/components/action.ts';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import type { PlanHandlers } from './usePlanDialogs.tsx';

interface Props extends PlanHandlers {
  goal: LearningGoalPartsFragment;
}

/** Actions on one goal in its present state. */
export function GoalMenu({ goal, ...handlers }: Props) {
  const isOpen = goal.status === 'open';
  const actions: (Action | false)[] = [
    isOpen && { label: 'Edit', Icon: Pencil, onChoose: () => handlers.editGoal(goal) },
    isOpen && { label: 'Close goal', Icon: Flag, onChoose: () => handlers.closeGoal(goal) },
    goal.canCarryOver && {
      label: 'Carry over to this period',
      Icon: ArrowRightFromLine,
      onChoose: () => handlers.carryOver(goal),
    },
    !isOpen && { label: 'Reopen', Icon: RotateCcw, onChoose: () => handlers.reopen(goal) },
    {
      label: 'Delete',
      Icon: Trash2,
      destructive: true,
      onChoose: () => handlers.deleteGoal(goal),
    },
  ];
  return (
    <ActionMenu
      label={`Actions for ${goal.title}`}
      actions={actions.filter((action) => action !== false)}
    />
  );
}
