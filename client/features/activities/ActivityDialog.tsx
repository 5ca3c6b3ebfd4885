import { useState } from 'react';
import { FormWithFiles } from '#client/records/files/FormWithFiles.tsx';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useRetention } from '#client/lib/retention.ts';
import { activityMessages } from '#domain/activities';
import { ActivityForm } from './ActivityForm.tsx';
import type { ActivityFocus, PlannedFields } from './form-values.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The activity to edit; none records a new one. */
  activity?: ActivityPartsFragment;
  /** Planned values that a new activity starts with. */
  planned?: PlannedFields;
  /** The field to begin with. */
  focus?: ActivityFocus;
}

/** Records or edits a CPD activity; closes when it is saved. */
export function ActivityDialog({ open, onClose, activity, planned, focus }: Props) {
  const [dirty, setDirty] = useState(false);
  const { label } = useRetention();
  const titles = activityMessages.dialogTitle;
  return (
    <FormDialog
      open={open}
      title={activity ? titles.edit : titles.record}
      description={activity && label(activity.keepUntil)}
      dirty={dirty}
      onClose={onClose}
    >
      <FormWithFiles
        ownerKey="activityId"
        ownerId={activity?.id}
        onDone={onClose}
        onDirty={setDirty}
      >
        {(files, onSaved, onDirty) => (
          <ActivityForm
            activity={activity}
            planned={planned}
            focus={focus}
            files={files}
            onSaved={onSaved}
            onDirty={onDirty}
          />
        )}
      </FormWithFiles>
      {activity && <RecordHistory kind="activity" id={activity.id} />}
    </FormDialog>
  );
}
