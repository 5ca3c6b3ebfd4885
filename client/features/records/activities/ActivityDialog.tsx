import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ListPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormWithFiles } from '#client/records/files/FormWithFiles.tsx';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { ActivityHistoryDocument, type ActivityPartsFragment } from '#client/graphql/generated.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import { useRetention } from '#client/lib/retention.ts';
import { activityFormMessages } from '#domain/records/activity-form-messages';
import { sharingTexts } from '#domain/records/sharing';
import { ActivityForm } from './ActivityForm.tsx';
import type { ActivityFocus, PlannedFields } from './form-values.ts';

const AddToActivity = lazyPart(
  async () => (await import('./AddToActivity.tsx')).AddToActivity,
  <Skeleton variant="rounded" height={320} />,
);

interface Props {
  open: boolean;
  onClose: () => void;
  /** The activity to edit; none records a new one. */
  activity?: ActivityPartsFragment;
  /** Planned values that a new activity starts with. */
  planned?: PlannedFields;
  /** A recorded activity that was done again: a new one starts with its values. */
  again?: ActivityPartsFragment;
  /** Initial values of a new activity. */
  toLog?: ToLog;
  /** Starts with one line of words for a new activity. */
  quick?: boolean;
  /** The field to begin with. */
  focus?: ActivityFocus;
}

/** Records or edits a CPD activity; closes when it is saved. */
export function ActivityDialog(props: Props) {
  const { open, onClose, activity, planned, again, toLog, quick, focus } = props;
  const [dirty, setDirty] = useState(false);
  const { label } = useRetention();
  const titles = activityFormMessages.dialogTitle;
  return (
    <FormDialog
      open={open}
      title={activity ? titles.edit : titles.record}
      description={activity && label(activity.keepUntil)}
      dirty={dirty}
      onClose={onClose}
    >
      <OrAddFiles files={toLog?.files} onDone={onClose} onDirty={setDirty}>
        {(addFiles) => (
          <FormWithFiles
            ownerKey="activityId"
            ownerId={activity?.id}
            begun={toLog?.files}
            onDone={onClose}
            onDirty={setDirty}
          >
            {(files, onSaved, onDirty) => (
              <ActivityForm
                activity={activity}
                planned={planned}
                again={again}
                toLog={toLog}
                quick={quick}
                focus={focus}
                files={
                  <>
                    {addFiles}
                    {files}
                  </>
                }
                onSaved={onSaved}
                onDirty={onDirty}
              />
            )}
          </FormWithFiles>
        )}
      </OrAddFiles>
      {activity && <RecordHistory query={ActivityHistoryDocument} id={activity.id} />}
    </FormDialog>
  );
}

interface OrAddFilesProps {
  /** Files from elsewhere that a new activity starts with. */
  files: readonly File[] | undefined;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
  /** Renders the form, with a button for the other choice if there are files. */
  children: (addFiles: ReactNode) => ReactNode;
}

/** The form of an activity; files that came from elsewhere can be added to a recorded activity instead. */
function OrAddFiles({ files = [], onDone, onDirty, children }: OrAddFilesProps) {
  const [isAdding, setAdding] = useState(false);
  if (isAdding) {
    return <AddToActivity {...{ files, onDone, onDirty }} onBack={() => setAdding(false)} />;
  }
  return children(
    files.length > 0 && (
      <Button
        variant="outlined"
        startIcon={<ListPlus />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setAdding(true)}
      >
        {sharingTexts.addToActivity}
      </Button>
    ),
  );
}
