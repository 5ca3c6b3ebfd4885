import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { outbox, type WaitingEntry } from '#client/lib/outbox.ts';
import { moduleMessages } from '#domain/learning/modules';
import { outboxMessages as messages } from '#domain/records/outbox';

/** Shows that answers or a completion wait, or why these or the progress were refused. */
export function WaitingAnswers({ entry }: { entry: WaitingEntry }) {
  const { id, state, change, message, form } = entry;
  const isKept = state === 'waiting';
  const isEnding = change === 'complete';
  const { title, description } = isEnding ? messages.completionKept : messages.answersKept;
  const refused = isEnding
    ? moduleMessages.completeFailed(entry.title)
    : change === 'progress'
      ? moduleMessages.saveFailed
      : messages.answersNotGraded;
  return (
    <Alert
      severity={isKept ? 'info' : 'warning'}
      sx={{ borderRadius: 0, px: { xs: 2, sm: 3 } }}
      action={
        !isKept && (
          <>
            {change !== 'answer' && form && (
              <Button color="inherit" size="small" onClick={() => void outbox()?.again(id)}>
                {messages.sendAgain}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={() => void outbox()?.discard(id)}>
              {messages.discard}
            </Button>
          </>
        )
      }
    >
      <AlertTitle>{isKept ? title : refused}</AlertTitle>
      {isKept ? description : message}
    </Alert>
  );
}
