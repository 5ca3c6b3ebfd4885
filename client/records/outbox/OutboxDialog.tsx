import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import { outbox, useWaiting } from '#client/lib/outbox.ts';
import { outboxMessages as messages } from '#domain/records/outbox';
import { PAGE_DEFAULT } from '#domain/pages';
import { StorageNote } from './StorageNote.tsx';
import { WaitingItem } from './WaitingItem.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Everything that waits on this device, those first that need the user. */
export function OutboxDialog({ open, onClose }: Props) {
  const entries = useWaiting();
  const [shown, setShown] = useState(PAGE_DEFAULT);
  const sorted = [
    ...entries.filter(({ state }) => state !== 'waiting'),
    ...entries.filter(({ state }) => state === 'waiting'),
  ];
  const isSending = entries.some((each) => each.isSending);
  return (
    <ViewDialog
      open={open}
      title={messages.heading}
      onClose={onClose}
      actions={
        entries.length > 0 && (
          <Button startIcon={<Send />} disabled={isSending} onClick={() => void outbox()?.flush()}>
            {messages.sendNow}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={messages.empty} />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Typography>{messages.text}</Typography>
          <StorageNote />
          <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {sorted.slice(0, shown).map((entry) => (
              <WaitingItem key={entry.id} entry={entry} />
            ))}
          </Stack>
          {entries.length > shown && (
            <Button variant="outlined" onClick={() => setShown(shown + PAGE_DEFAULT)}>
              {messages.showMore(entries.length - shown)}
            </Button>
          )}
        </Stack>
      )}
    </ViewDialog>
  );
}
