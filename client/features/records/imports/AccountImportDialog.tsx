import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileArchive } from 'lucide-react';
import { useRef, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { accountImportMessages as messages } from '#domain/records/imports';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { AccountReview } from './AccountReview.tsx';
import { PastImports } from './PastImports.tsx';
import { readArchive, type Archive } from './read-archive.ts';

/** Reads an export file, previews the result and imports it. */
export function AccountImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const [archive, setArchive] = useState<Archive | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    try {
      setArchive(await readArchive(file));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  const close = () => {
    setArchive(null);
    setProblem(null);
    onClose();
  };

  return (
    <FormDialog
      open={open}
      title={messages.title}
      description={archive ? undefined : messages.intro}
      dirty={archive !== null}
      onClose={close}
    >
      <LeaveQuestion when={archive !== null} />
      {archive ? (
        <AccountReview archive={archive} onBack={() => setArchive(null)} onDone={close} />
      ) : (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          {problem && <ErrorAlert message={problem} />}
          <Button
            variant="contained"
            startIcon={<FileArchive />}
            onClick={() => picker.current?.click()}
          >
            Choose a backup file
          </Button>
          <Typography variant="body2" color="textSecondary">
            You check everything before it is added.
          </Typography>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".zip,.json,application/zip,application/json"
            aria-label="Backup file"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Stack>
      )}
      {!archive && <PastImports timeZone={timeZone} />}
    </FormDialog>
  );
}
