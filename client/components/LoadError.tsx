import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Replaces a dialog that failed to load. Uses the browser's own dialog, which works without a connection. Code removed
 * by a new version never loads again, so the page must be reloaded.
 */
export function LoadError({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // The browser has returned the focus by now.
      onClose={() => (dialog.current?.returnValue === 'retry' ? onRetry() : onClose())}
      sx={frame}
    >
      <Typography id={`${id}-title`} variant="h2">
        This could not be opened
      </Typography>
      <Typography id={`${id}-text`} sx={{ my: 2, color: 'text.secondary' }}>
        Check your connection and try again. If that does not help, load the page again: it may have
        changed while it was open. What you saved is safe.
      </Typography>
      <Box component="form" method="dialog" sx={actions}>
        <Button type="submit">Close</Button>
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <Button type="submit" value="retry" variant="contained" autoFocus>
          Try again
        </Button>
      </Box>
    </Box>
  );
}

const frame = {
  width: 'calc(100% - 32px)',
  maxWidth: (theme: Theme) => theme.layout.formWidth,
  p: 3,
  border: 0,
  borderRadius: '18px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&::backdrop': { bgcolor: 'rgba(0, 0, 0, 0.5)' },
} as const;

const actions = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 } as const;
