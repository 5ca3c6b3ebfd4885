import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FullScreen } from '#client/components/FullScreen.tsx';

/** A whole screen with one message. */
export function FullPage(props: { title: string; text: string; action: ReactNode }) {
  return (
    <FullScreen>
      <Typography variant="h1">{props.title}</Typography>
      <Typography sx={{ color: 'text.secondary', my: 2 }}>{props.text}</Typography>
      {props.action}
    </FullScreen>
  );
}

/** Shown when the app fails to load or render: offers to start over. */
export const NotShown = () => (
  <FullPage
    title="This page could not be shown"
    text="It may have changed while it was open. Load it again; what you saved is safe."
    action={
      <Button variant="contained" onClick={() => window.location.reload()}>
        Load again
      </Button>
    }
  />
);

/** A loading screen that appears only after a delay, to avoid a flash. */
export function Spinner({ minHeight = '100dvh' }: { minHeight?: string }) {
  return (
    <Box component="output" sx={{ ...spinner, minHeight }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}

const spinner = {
  display: 'grid',
  placeItems: 'center',
  animation: 'late 0s 0.3s backwards',
  '@keyframes late': { from: { visibility: 'hidden' } },
} as const;
