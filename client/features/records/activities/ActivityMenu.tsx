import { BadgeCheck, CircleCheck, CopyPlus, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { ASK_TO_CONFIRM } from '#domain/records/activities';
import { isTemporaryId } from '#domain/records/temporary-ids';

interface Props {
  activity: ActivityPartsFragment;
  onFlip: () => void;
  onEdit: () => void;
  onRepeat: () => void;
  /** Asks another person to confirm it. */
  onAsk: () => void;
  onDelete: () => void;
}

/** Actions on one activity. */
export function ActivityMenu({ activity, onFlip, onEdit, onRepeat, onAsk, onDelete }: Props) {
  const isCompleted = activity.status === 'completed';
  // An activity that has not been sent cannot be seen by anyone else.
  const canAsk = isCompleted && !isTemporaryId(activity.id);
  const flip = isCompleted
    ? { label: 'Mark as in progress', Icon: RotateCcw, onChoose: onFlip }
    : { label: 'Mark as completed', Icon: CircleCheck, onChoose: onFlip };
  return (
    <ActionMenu
      label={`Actions for ${activity.title}`}
      actions={[
        flip,
        { label: 'Edit', Icon: Pencil, onChoose: onEdit },
        ...(isCompleted ? [{ label: 'Log again', Icon: CopyPlus, onChoose: onRepeat }] : []),
        ...(canAsk ? [{ label: ASK_TO_CONFIRM, Icon: BadgeCheck, onChoose: onAsk }] : []),
        { label: 'Delete', Icon: Trash2, destructive: true, onChoose: onDelete },
      ]}
    />
  );
}
