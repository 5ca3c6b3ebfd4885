import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, enqueueSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { toastLeft, type ToastContent } from '#client/lib/toast.ts';
import { Toast } from './Toast.tsx';
import { attend } from './attend.ts';
import { keepToastRoom } from './toast-room.ts';
import { ToastTransition } from './ToastTransition.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: ToastContent };
  }
}

/** Shows the newest toast, one at a time. */
export function ToastStack({ region, toast }: { region: HTMLElement; toast: ToastContent }) {
  const shown = useRef<ToastContent>(null);
  useEffect(() => attend(region), [region]);
  useEffect(() => keepToastRoom(region), [region]);
  useEffect(() => {
    if (shown.current === toast) return;
    shown.current = toast;
    const onExited = () => toastLeft(toast);
    enqueueSnackbar({ variant: 'toast', message: toast.title, toast, onExited });
  }, [toast]);
  return (
    <>
      <GlobalStyles styles={inFlow} />
      <SnackbarProvider
        domRoot={region}
        maxSnack={1}
        autoHideDuration={null}
        TransitionComponent={ToastTransition}
        Components={{ toast: Toast }}
      />
    </>
  );
}

/** The region is placed, so that the toast fills it; each class twice, to win over notistack's own styles. */
const inFlow = {
  '.notistack-Snackbar.notistack-Snackbar': { width: '100%' },
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    display: 'block',
    position: 'static',
    width: '100%',
    maxWidth: '100%',
    transform: 'none',
  },
};
