import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  heading: string;
  /** True if the user came from another step; the heading then takes the focus. */
  hasMoved: boolean;
  /** Explains why the buttons do not work yet; stays in view beside them. */
  notice?: ReactNode;
  /** The buttons, the one that continues first. */
  actions: ReactNode;
  children: ReactNode;
}

/** One step of the player at a comfortable reading width. */
export function StepFrame({ heading, hasMoved, notice, actions, children }: Props) {
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
      {notice}
      <DialogActions disableSpacing sx={{ pt: 2, px: { xs: 2, sm: 3 } }}>
        {/* Below the text rather than in the corner, where a toast would cover them. */}
        <Stack direction="row" sx={buttons}>
          {actions}
        </Stack>
      </DialogActions>
    </>
  );
}

const buttons = (theme: Theme) => ({
  width: '100%',
  maxWidth: theme.layout.readingWidth,
  mx: 'auto',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
});
