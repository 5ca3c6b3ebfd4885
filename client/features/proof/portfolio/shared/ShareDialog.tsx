import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CopyOnce } from '#client/components/CopyOnce.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { CreateSharedSubmissionMutation } from '#client/graphql/generated.ts';
import { sharedMessages as messages, sharedPageTexts } from '#domain/proof/shared-submissions';
import type { SubmissionChoice } from '#domain/proof/submission';
import { SharedLinks } from './SharedLinks.tsx';
import { ShareForm } from './ShareForm.tsx';

interface Props {
  open: boolean;
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
  onClose: () => void;
}

/** Makes a read-only link to the chosen submission, and lists the links so far. */
export function ShareDialog({ open, onClose, ...chosen }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      dirty={isDirty}
      title={messages.title}
      description={messages.about}
    >
      <Contents {...chosen} onDirty={setDirty} onClose={onClose} />
    </FormDialog>
  );
}

type Made = CreateSharedSubmissionMutation['createSharedSubmission'];

interface ContentsProps extends Omit<Props, 'open'> {
  onDirty: (isDirty: boolean) => void;
}

/** Starts again whenever the dialog opens. */
function Contents({ period, registration, choice, onDirty, onClose }: ContentsProps) {
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Stack sx={{ gap: 3 }}>
      {made ? (
        <CopyOnce
          label={`Link for ${made.name}`}
          copyLabel="Copy link"
          value={made.secretUrl!}
          notice={made.hasPassphrase ? messages.onceWithPassphrase : messages.once}
          messages={messages}
          shareTitle={sharedPageTexts.title}
          onDone={onClose}
        />
      ) : (
        <ShareForm
          period={period}
          registration={registration}
          choice={choice}
          onDirty={onDirty}
          onMade={setMade}
        />
      )}
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Typography variant="h4" component="h3">
          {messages.listTitle}
        </Typography>
        <SharedLinks />
      </Stack>
    </Stack>
  );
}
