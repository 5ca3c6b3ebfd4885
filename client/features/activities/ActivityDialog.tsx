import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { activityMessages } from '#domain/activities';
import { ActivityForm } from './ActivityForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The activity to edit; none records a new one. */
  activity?: ActivityPartsFragment;
}

/** Records or edits a CPD activity; closes when it is saved. */
export function ActivityDialog({ open, onClose, activity }: Props) {
  const [dirty, setDirty] = useState(false);
  const titles = activityMessages.dialogTitle;
  return (
    <FormDialog
      open={open}
      title={activity ? titles.edit : titles.record}
      dirty={dirty}
      onClose={onClose}
    >
      <ActivityForm activity={activity} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}
