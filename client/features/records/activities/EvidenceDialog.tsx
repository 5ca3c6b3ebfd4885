import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { FilesLeft } from '#client/records/files/record-files-context.ts';
import { RecordFiles } from '#client/records/files/RecordFiles.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { gapActions } from '#domain/standing/audit-readiness';
import { evidenceMessages } from '#domain/records/evidence-files';
import { ActivityDialog } from './ActivityDialog.tsx';

interface Props {
  open: boolean;
  activity: ActivityPartsFragment;
  onClose: () => void;
}

/** Edits only the files of an activity; a link or a note is written in its form. */
export function EvidenceDialog({ open, activity, onClose }: Props) {
  const [left, setLeft] = useState<FilesLeft>('nothing');
  const isBusy = left === 'files';
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <ActivityDialog {...{ open, activity, onClose }} focus="evidence" />;
  return (
    <FormDialog
      open={open}
      title={gapActions.evidence}
      description={activity.title}
      dirty={isBusy}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <RecordFiles ownerKey="activityId" ownerId={activity.id} onLeft={setLeft} />
        <FormActions>
          <Button disabled={isBusy} onClick={() => setWriting(true)}>
            Write a link or a note
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={onClose}>
            {evidenceMessages.done}
          </Button>
        </FormActions>
      </Stack>
    </FormDialog>
  );
}
