import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onToast, type ToastContent } from '#client/lib/toast.ts';
import { fetched } from '../fetched.tsx';
import { noteFocus } from './toast-focus.ts';

const ToastStack = fetched(async () => (await import('./ToastStack.tsx')).ToastStack);

/** The live region of the toasts, over everything else; F8 moves the focus to it. What shows them is loaded with the first. */
export function Toasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [toast, setToast] = useState<ToastContent | null>(null);
  useEffect(() => onToast(setToast), []);
  useEffect(() => (region ? attend(region) : undefined), [region]);
  return (
    <>
      {createPortal(
        <Box
          ref={setRegion}
          component="section"
          aria-label="Notifications (F8)"
          aria-live="polite"
          tabIndex={-1}
          sx={placement}
        />,
        document.body,
      )}
      {region && toast && (
        // What could not be shown is not shown later, when it may be true no more.
        <ToastStack props={{ region, toast }} onFailure={() => setToast(null)} />
      )}
    </>
  );
}

/** An open dialog hides the rest of the page from screen readers and holds the focus; toasts are exempt from both. */
function attend(region: HTMLElement): () => void {
  const unhide = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  unhide.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F8') region.focus();
  };
  region.addEventListener('focusin', noteFocus);
  document.addEventListener('keydown', onKey);
  return () => {
    unhide.disconnect();
    region.removeEventListener('focusin', noteFocus);
    document.removeEventListener('keydown', onKey);
  };
}

/**
 * On a phone below the top bar, away from the thumb and its button; else in the lower right corner. While a dialog or the
 * menu is open, at the top: a dialog's buttons are below, and a phone's dialog leaves the room (`toast-room.ts`).
 */
const placement = (theme: Theme) => ({
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: theme.layout.mobileBarHeight + 8, md: 'auto' },
  bottom: { xs: 'auto', md: 16 },
  right: { xs: 8, md: 16 },
  left: { xs: 8, md: 'auto' },
  width: { md: '100%' },
  maxWidth: { md: theme.layout.toastWidth },
  borderRadius: 1,
  'body:has(.MuiDialog-container[style*="opacity: 1"], .MuiDrawer-paper) &': {
    [theme.breakpoints.down('md')]: { top: 8 },
    [theme.breakpoints.up('md')]: { top: 16, bottom: 'auto', left: 0, right: 0, mx: 'auto' },
  },
  '& .notistack-Snackbar': { width: '100%' },
  '& .notistack-SnackbarContainer': {
    display: 'block',
    position: 'static',
    width: '100%',
    maxWidth: '100%',
    transform: 'none',
  },
});
