import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onToast, type ToastContent } from '#client/lib/toast.ts';
import { fetched } from '../fetched.tsx';

const ToastStack = fetched(async () => (await import('./ToastStack.tsx')).ToastStack);

/** The live region of toasts, above everything else. Its code loads with the first toast. */
export function Toasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [toast, setToast] = useState<ToastContent | null>(null);
  useEffect(() => onToast(setToast), []);
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
        // A toast that failed to show is dropped: it may be out of date later.
        <ToastStack props={{ region, toast }} onFailure={() => setToast(null)} />
      )}
    </>
  );
}

/**
 * Below the top bar on a phone, away from the thumb and the bottom bar; else in the lower right corner. At the top
 * while a dialog or the phone's menu is open: a dialog's buttons are at the bottom, and a phone's dialog leaves room (`toast-room.ts`).
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
  // Below a menu or calendar, which opens later and has the user's attention.
  'body:has(>.MuiPopover-root,>.MuiPickerPopper-root) &': { zIndex: 'modal' },
});
