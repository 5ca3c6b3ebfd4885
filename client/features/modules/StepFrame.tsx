import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  heading: string;
  /** Whether one came here from another step: then the heading takes the focus. */
  hasMoved: boolean;
  /** The buttons below, which stay in sight. */
  actions: ReactNode;
  children: ReactNode;
}

/** One step of the player, no wider than is good to read. */
export function StepFrame({ heading, hasMoved, actions, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) title.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <>
      <DialogContent dividers tabIndex={0} sx={{ px: { xs: 2, sm: 3 } }}>
        <Box sx={(theme) => ({ maxWidth: theme.layout.readingWidth, mx: 'auto' })}>
          <Typography
            ref={title}
            variant="h2"
            component="h3"
            tabIndex={-1}
            sx={{ mb: 1.5, outline: 'none' }}
          >
            {heading}
          </Typography>
          {children}
        </Box>
      </DialogContent>
      <DialogActions sx={{ pt: 2, px: { xs: 2, sm: 3 }, flexWrap: 'wrap', rowGap: 1 }}>
        {actions}
      </DialogActions>
    </>
  );
}
