import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWaiting } from '#client/lib/outbox.ts';
import { outboxMessages as messages } from '#domain/outbox';

/** Above every page while anything waits: how much, and what needs the user. */
export function OutboxBar({ onShow }: { onShow: () => void }) {
  const entries = useWaiting();
  if (entries.length === 0) return null;
  const refused = entries.filter(({ state }) => state !== 'waiting').length;
  return (
    <Bar
      isWarning={refused > 0}
      action={
        <Button color="inherit" size="small" onClick={onShow}>
          {messages.show}
        </Button>
      }
    >
      {refused > 0 ? messages.problems(refused) : messages.count(entries.length)}
    </Bar>
  );
}

interface OfferProps {
  onAnswer: (isOwn: boolean) => void;
}

/** Offers to keep changes on this device, after one was lost that it could have kept. */
export function OwnDeviceOffer({ onAnswer }: OfferProps) {
  const { text, yes, no } = messages.ownDevice;
  return (
    <Bar>
      {text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        <Button color="inherit" size="small" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        <Button color="inherit" size="small" onClick={() => onAnswer(false)}>
          {no}
        </Button>
      </Box>
    </Bar>
  );
}

interface BarProps {
  isWarning?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** A line above the page. */
export function Bar({ isWarning = false, action, children }: BarProps) {
  return (
    <Box component="output" sx={{ display: 'block', mb: 1 }}>
      <Alert
        role="note"
        severity={isWarning ? 'warning' : 'info'}
        icon={isWarning ? <CircleAlert /> : <CloudOff />}
        action={action}
        sx={{ py: 0, alignItems: action ? 'center' : 'flex-start' }}
      >
        {children}
      </Alert>
    </Box>
  );
}
