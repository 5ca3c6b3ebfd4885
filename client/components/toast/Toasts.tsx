import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './Toast.tsx';
import { ToastTransition } from './ToastTransition.tsx';
import { noteFocus } from './toast-focus.ts';

/** The live region of the toasts: one at a time, over everything else; F8 moves the focus to it. */
export function Toasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
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
      {region && (
        <SnackbarProvider
          domRoot={region}
          maxSnack={1}
          autoHideDuration={null}
          TransitionComponent={ToastTransition}
          Components={{ toast: Toast }}
        />
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

/** At the top of a phone, away from the thumb and its button; else in the lower right corner. */
const placement = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: 8, md: 'auto' },
  bottom: { xs: 'auto', md: 16 },
  right: { xs: 8, md: 16 },
  left: { xs: 8, md: 'auto' },
  width: { md: '100%' },
  maxWidth: { md: (theme: Theme) => theme.layout.toastWidth },
  borderRadius: 1,
  '& .notistack-SnackbarContainer': {
    position: 'static',
    width: '100%',
    maxWidth: '100%',
    transform: 'none',
  },
} as const;
