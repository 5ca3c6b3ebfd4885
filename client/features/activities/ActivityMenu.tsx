import { CircleCheck, CopyPlus, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';

interface Props {
  activity: ActivityPartsFragment;
  onFlip: () => void;
  onEdit: () => void;
  onRepeat: () => void;
  onDelete: () => void;
}

/** Actions on one activity. */
export function ActivityMenu({ activity, onFlip, onEdit, onRepeat, onDelete }: Props) {
  const flip =
    activity.status === 'completed'
      ? { label: 'Mark as in progress', Icon: RotateCcw, onChoose: onFlip }
      : { label: 'Mark as completed', Icon: CircleCheck, onChoose: onFlip };
  return (
    <ActionMenu
      label={`Actions for ${activity.title}`}
      actions={[
        flip,
        { label: 'Edit', Icon: Pencil, onChoose: onEdit },
        { label: 'Log again', Icon: CopyPlus, onChoose: onRepeat },
        { label: 'Delete', Icon: Trash2, destructive: true, onChoose: onDelete },
      ]}
    />
  );
}
