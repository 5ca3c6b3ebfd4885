import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { outbox, type WaitingEntry } from '#client/lib/outbox.ts';
import { outboxMessages as messages } from '#domain/outbox';

/** Says that the answers of a quiz wait to be graded, or why they were not. */
export function WaitingAnswers({ entry }: { entry: WaitingEntry }) {
  const isKept = entry.state === 'waiting';
  const { title, description } = messages.answersKept;
  return (
    <Alert
      severity={isKept ? 'info' : 'warning'}
      sx={{ borderRadius: 0, px: { xs: 2, sm: 3 } }}
      action={
        !isKept && (
          <Button color="inherit" size="small" onClick={() => void outbox()?.discard(entry.id)}>
            {messages.discard}
          </Button>
        )
      }
    >
      <AlertTitle>{isKept ? title : messages.answersNotGraded}</AlertTitle>
      {isKept ? description : entry.message}
    </Alert>
  );
}
