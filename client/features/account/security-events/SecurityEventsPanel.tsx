import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { eventTexts } from '#domain/account/security';
import { EventsSkeleton } from './EventsSkeleton.tsx';

const SecurityEvents = lazyPart(
  async () => (await import('./SecurityEvents.tsx')).SecurityEvents,
  <EventsSkeleton />,
);

/** Security events, loaded on demand. */
export function SecurityEventsPanel() {
  const [isShown, setShown] = useState(false);
  return (
    <Panel title="Security Events">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {eventTexts.intro}
      </Typography>
      {isShown ? (
        <SecurityEvents />
      ) : (
        <Button variant="outlined" onClick={() => setShown(true)}>
          Show security events
        </Button>
      )}
    </Panel>
  );
}
