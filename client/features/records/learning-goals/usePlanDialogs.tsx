import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type {
  LearningGoalPartsFragment,
  PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { useRetention } from '#client/lib/retention.ts';
import type { CivilDate } from '#domain/dates';
import { learningGoalMessages as messages } from '#domain/records/learning-goals';
import type { GoalStart } from './form-values.ts';
import { usePlanActions } from './usePlanActions.ts';

const waiting = <Skeleton variant="rounded" height={400} />;
const GoalForm = lazyPart(async () => (await import('./GoalForm.tsx')).GoalForm, waiting);
const CloseForm = lazyPart(async () => (await import('./CloseForm.tsx')).CloseForm, waiting);
const PlannedForm = lazyPart(async () => (await import('./PlannedForm.tsx')).PlannedForm, waiting);

type Goal = LearningGoalPartsFragment;
type Planned = PlannedActivityPartsFragment;
type Asked =
  | { kind: 'goal'; goal?: Goal; start?: GoalStart }
  | { kind: 'close'; goal: Goal }
  | { kind: 'planned'; goalId: string; planned?: Planned };
type Sure = { kind: 'delete' | 'carry'; goal: Goal };

const titles = messages.dialogTitle;
const titleOf = (asked: Asked | null) => {
  if (asked?.kind === 'planned') return messages.plannedTitle[asked.planned ? 'edit' : 'add'];
  if (asked?.kind === 'close') return titles.close;
  return asked?.goal ? titles.edit : titles.add;
};

/**
 * The plan's dialogs and functions that open them. The subject stays while a dialog fades out. `onDelete` is called
 * before a goal is deleted, for a page that shows it.
 */
export function usePlanDialogs(targetDate: CivilDate, onDelete?: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [sure, setSure] = useState<Sure | null>(null);
  const [asking, setAsking] = useState(false);
  const actions = usePlanActions();
  const { deletion } = useRetention();
  const close = () => setOpen(false);
  const show = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const ask = (next: Sure) => {
    setSure(next);
    setAsking(true);
  };
  const forms = { onSaved: close, onDirty: setDirty };

  function confirm() {
    if (sure?.kind === 'delete') {
      onDelete?.();
      void actions.deleteGoal(sure.goal);
    }
    if (sure?.kind === 'carry') void actions.carryOver(sure.goal.id);
  }

  const words = sure?.kind === 'carry' ? messages.carryConfirm : messages.deleteConfirm;
  const dialogs: ReactNode = (
    <>
      <FormDialog open={open} title={titleOf(asked)} dirty={dirty} onClose={close}>
        {asked?.kind === 'goal' && (
          <GoalForm goal={asked.goal} start={asked.start} targetDate={targetDate} {...forms} />
        )}
        {asked?.kind === 'close' && <CloseForm goal={asked.goal} {...forms} />}
        {asked?.kind === 'planned' && (
          <PlannedForm goalId={asked.goalId} planned={asked.planned} {...forms} />
        )}
      </FormDialog>
      <ConfirmDialog
        open={asking}
        title={words.title}
        text={[
          words.text(sure?.goal.title ?? ''),
          sure?.kind === 'delete' && deletion(sure.goal.keepUntil),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={sure?.kind === 'carry' ? 'Carry over' : 'Delete'}
        destructive={sure?.kind === 'delete'}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
  return {
    dialogs,
    addGoal: (start?: GoalStart) => show({ kind: 'goal', start }),
    editGoal: (goal: Goal) => show({ kind: 'goal', goal }),
    closeGoal: (goal: Goal) => show({ kind: 'close', goal }),
    plan: (goalId: string, planned?: Planned) => show({ kind: 'planned', goalId, planned }),
    deleteGoal: (goal: Goal) => ask({ kind: 'delete', goal }),
    carryOver: (goal: Goal) => ask({ kind: 'carry', goal }),
    reopen: (goal: Goal) => void actions.reopen(goal),
    removePlanned: (planned: Planned) => void actions.removePlanned(planned),
  };
}

export type PlanHandlers = Omit<ReturnType<typeof usePlanDialogs>, 'dialogs'> & {
  /** Opens the activity form with the planned values. */
  onRecord: (planned: Planned) => void;
  /** Records it as planned, with one press. */
  onDone: (planned: Planned) => void;
};
