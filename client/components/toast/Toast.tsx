import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bell, CircleAlert, CircleCheck, X } from 'lucide-react';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToastAction, ToastContent } from '#client/lib/toast.ts';
import { giveFocusBack } from './toast-focus.ts';
import { useAutoClose } from './useAutoClose.ts';
import { useSwipeRight } from './useSwipeRight.ts';

const icons = { default: CircleCheck, destructive: CircleAlert, news: Bell } as const;

/** One toast: title, description, optional actions, and a close button. */
export function Toast({ id, toast }: CustomContentProps & { toast: ToastContent }) {
  const { title, description, action, more = [], variant = 'default' } = toast;
  const note = useNote(toast);
  const isBad = variant === 'destructive';
  const Icon = icons[variant];
  const paper = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    giveFocusBack(paper.current);
    closeSnackbar(id);
  }, [id]);
  useAutoClose(paper, close);
  const swipe = useSwipeRight(close);
  const button = ({ label, onClick }: ToastAction) => (
    <Button
      key={label}
      color="inherit"
      variant="outlined"
      sx={{ px: 1.5 }}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {label}
    </Button>
  );
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
        {more.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {more.map(button)}
          </Stack>
        )}
      </Box>
      {action && button(action)}
      <IconButton aria-label="Close notification" color="inherit" onClick={close}>
        <X />
      </IconButton>
    </Paper>
  );
}

/** The note, once it is there. */
function useNote({ note }: ToastContent): string | null {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void Promise.resolve(note).then((text) => isOver || setLate(text ?? null));
    return () => void (isOver = true);
  }, [note]);
  return typeof note === 'string' ? note : late;
}
