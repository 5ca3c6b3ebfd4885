import { messageOf } from '#client/lib/form-errors.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { accountImportMessages as messages } from '#domain/records/imports';
import { AccountParts } from './AccountParts.tsx';
import type { Archive } from './read-archive.ts';
import { askAccount, useAccountImport, type AccountImportResponse } from './useAccountImport.ts';

interface Props {
  archive: Archive;
  onBack: () => void;
  onDone: () => void;
}

/** Shows what an export contains and what already exists, and imports the rest. */
export function AccountReview({ archive, onBack, onDone }: Props) {
  const [preview, setPreview] = useState<AccountImportResponse | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const importing = useAccountImport(archive, onDone);
  const isBusy = importing.phase !== 'idle';
  useEffect(() => {
    const control = new AbortController();
    askAccount('/imports/account/preview', archive, 'preview', control.signal)
      .then(setPreview)
      .catch((error: unknown) => control.signal.aborted || setRefusal(messageOf(error)));
    return () => control.abort();
  }, [archive]);
  const parts = preview?.parts.filter(({ added, present }) => added + present > 0) ?? [];
  const isNothing = preview !== null && parts.every(({ added }) => added === 0);

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{archive.fileName}</Typography>
      {refusal && <ErrorAlert message={refusal} />}
      {!preview && !refusal && <Skeleton variant="rounded" height={160} />}
      {parts.length > 0 && <AccountParts parts={parts} />}
      {isNothing && <Alert severity="info">{messages.nothing}</Alert>}
      {preview && preview.files.length > 0 && archive.files.size === 0 && (
        <Alert severity="warning">{messages.noFiles}</Alert>
      )}
      {preview?.notes.map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      <Typography variant="body2" color="textSecondary">
        {messages.left}
      </Typography>
      {importing.problems.length > 0 && (
        <Alert severity="warning">
          {importing.problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      <FormActions>
        <Stack sx={{ width: 1, gap: 2 }}>
          {importing.error && <ErrorAlert message={`${messages.failed}: ${importing.error}`} />}
          {isBusy && <Progress {...importing} />}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            {isBusy ? (
              <Button onClick={importing.stop} disabled={importing.phase === 'stopping'}>
                Stop
              </Button>
            ) : (
              <Button onClick={onBack}>Back</Button>
            )}
            <Button
              variant="contained"
              disabled={isBusy || !preview || isNothing}
              onClick={() => void importing.start()}
            >
              {importing.problems.length > 0 ? 'Try the files again' : 'Restore records'}
            </Button>
          </Box>
        </Stack>
      </FormActions>
    </Stack>
  );
}

function Progress({ phase, sent }: Pick<ReturnType<typeof useAccountImport>, 'phase' | 'sent'>) {
  const hasFiles = phase === 'files' && sent.of > 0;
  const words = {
    idle: '',
    records: 'Restoring records…',
    files: hasFiles ? `Restoring file ${sent.done + 1} of ${sent.of}…` : 'Restoring…',
    stopping: 'Stopping, and removing what was added…',
  };
  return (
    <Box>
      <Typography variant="body2" component="output" sx={{ display: 'block', mb: 0.5 }}>
        {words[phase]}
      </Typography>
      <LinearProgress
        aria-label="Restore progress"
        variant={hasFiles ? 'determinate' : 'indeterminate'}
        value={hasFiles ? (sent.done / sent.of) * 100 : undefined}
      />
    </Box>
  );
}
