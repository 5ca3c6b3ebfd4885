import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { SHARED_LIST_PATH } from '#domain/record-links';
import { sharedMessages as messages } from '#domain/shared-submissions';

const SharedLinks = lazyPart(
  async () => (await import('./SharedLinks.tsx')).SharedLinks,
  <Skeleton variant="rounded" height={96} />,
);

/** The links to submissions, loaded on demand, or at once for who follows a link to them. */
export function SharedLinksPanel() {
  const { pathname, hash } = useLocation();
  const [isShown, setShown] = useState(false);
  if (!isShown && `${pathname}${hash}` === SHARED_LIST_PATH) setShown(true);
  return (
    <Panel title={messages.listTitle}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {messages.listAbout}
      </Typography>
      {isShown ? (
        <SharedLinks />
      ) : (
        <Button variant="outlined" onClick={() => setShown(true)}>
          Show shared submissions
        </Button>
      )}
    </Panel>
  );
}
