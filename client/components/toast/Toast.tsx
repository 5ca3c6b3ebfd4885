import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Bell, CircleAlert, CircleCheck, X } from 'lucide-react';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { useCallback, useRef } from 'react';
import type { ToastContent } from '#client/lib/toast.ts';
import { giveFocusBack } from './toast-focus.ts';
import { useAutoClose } from './useAutoClose.ts';
import { useSwipeRight } from './useSwipeRight.ts';

const icons = { default: CircleCheck, destructive: CircleAlert, news: Bell } as const;

/** One toast: title, description, an optional action, and a close button. */
export function Toast({ id, toast }: CustomContentProps & { toast: ToastContent }) {
  const { title, description, note, action, variant = 'default' } = toast;
  const isBad = variant === 'destructive';
  const Icon = icons[variant];
  const paper = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    giveFocusBack(paper.current);
    closeSnackbar(id);
  }, [id]);
  useAutoClose(paper, close);
  const swipe = useSwipeRight(close);
  const act = () => {
    close();
    action?.onClick();
  };
  return (
    <Paper
      ref={paper}
      elevation={6}
      data-variant={variant}
      {...swipe}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: '100%',
        p: 1,
        pl: 2,
        border: 1,
        borderColor: isBad ? 'error.main' : 'divider',
        bgcolor: isBad ? 'error.light' : 'background.paper',
        // Otherwise swiping with a mouse would select the text.
        userSelect: 'none',
        touchAction: 'pan-y',
      }}
    >
      <Box
        aria-hidden
        sx={{ color: isBad ? 'error.main' : 'success.main', pt: 1.5, lineHeight: 0 }}
      >
        <Icon />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>{title}</Typography>
        {description && <Typography variant="body2">{description}</Typography>}
        {note && (
          <Typography variant="body2" component="div" sx={{ fontWeight: 'fontWeightMedium' }}>
            {note}
          </Typography>
        )}
      </Box>
      {action && (
        <Button color="inherit" variant="outlined" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Close notification" color="inherit" onClick={close}>
        <X />
      </IconButton>
    </Paper>
  );
}
