import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert, CloudUpload, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { outbox, waitingNow, type WaitingEntry } from '#client/lib/outbox.ts';
import { momentLabel } from '#domain/moments';
import { dependents, outboxMessages as messages } from '#domain/records/outbox';

interface Props {
  entry: WaitingEntry;
}

/** A change that waits on this device: its state, the server's words, and what can be done about it. */
export function WaitingItem({ entry }: Props) {
  const { title, form, state, message, isSending, savedAt } = entry;
  const timeZone = useCurrentUser().user?.timeZone;
  const [isAsking, setAsking] = useState(false);
  const isRefused = state !== 'waiting';
  const note = message ?? (entry.blockedBy && messages.blocked(entry.blockedBy));
  return (
    <Card component="li" variant="outlined" tabIndex={-1} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title || messages.what(entry)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <StateChip {...{ state, isSending }} />
        <Typography variant="body2" color="textSecondary">
          {messages.what(entry)}, {momentLabel(new Date(savedAt), now(), timeZone)}
        </Typography>
      </Stack>
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ mt: note ? 1 : 0, ...(isRefused && { color: 'error.main' }) }}
      >
        {note}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -1 }}>
        {form && (
          <Button disabled={isSending} onClick={() => outbox()?.edit(entry)}>
            {state === 'conflict' ? messages.compare : messages.edit}
          </Button>
        )}
        {state === 'refused' && (
          <Button onClick={() => void outbox()?.again(entry.id)}>{messages.sendAgain}</Button>
        )}
        <Button color="error" disabled={isSending} onClick={() => setAsking(true)}>
          {messages.discard}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={messages.discardConfirm.title}
        text={messages.discardConfirm.text(
          { ...entry, title: title || messages.what(entry) },
          isAsking ? dependents(waitingNow(), entry) : [],
        )}
        confirmLabel={messages.discard}
        destructive
        onConfirm={() => void outbox()?.discard(entry.id)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

/** The state of a waiting change. */
export function StateChip({ state, isSending }: Pick<WaitingEntry, 'state' | 'isSending'>) {
  const isRefused = state !== 'waiting';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isRefused ? 'error' : 'info'}
      icon={isRefused ? <CircleAlert /> : isSending ? <CloudUpload /> : <CloudOff />}
      label={messages.state[isSending ? 'sending' : state]}
    />
  );
}
