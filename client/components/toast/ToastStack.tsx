import { SnackbarProvider, enqueueSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { toastLeft, type ToastContent } from '#client/lib/toast.ts';
import { Toast } from './Toast.tsx';
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
  useEffect(() => keepToastRoom(region), [region]);
  useEffect(() => {
    if (shown.current === toast) return;
    shown.current = toast;
    const onExited = () => toastLeft(toast);
    enqueueSnackbar({ variant: 'toast', message: toast.title, toast, onExited });
  }, [toast]);
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={1}
      autoHideDuration={null}
      TransitionComponent={ToastTransition}
      Components={{ toast: Toast }}
    />
  );
}
