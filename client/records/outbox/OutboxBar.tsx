import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CircleAlert, Smartphone } from 'lucide-react';
import { useWaiting } from '#client/lib/outbox.ts';
import { outboxMessages as messages } from '#domain/outbox';

/** Above every page while anything waits: how much, and what needs the user. */
export function OutboxBar({ onShow }: { onShow: () => void }) {
  const entries = useWaiting();
  if (entries.length === 0) return null;
  const refused = entries.filter(({ state }) => state !== 'waiting').length;
  return (
    <Alert
      component="output"
      severity={refused > 0 ? 'warning' : 'info'}
      icon={refused > 0 ? <CircleAlert /> : <Smartphone />}
      sx={{ mb: 1, py: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={onShow}>
          {messages.show}
        </Button>
      }
    >
      {refused > 0 ? messages.problems(refused) : messages.count(entries.length)}
    </Alert>
  );
}
