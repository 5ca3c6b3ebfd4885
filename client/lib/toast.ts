import { enqueueSnackbar } from 'notistack';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: ToastContent };
  }
}

/** Shows a toast; the one on the screen, if any, leaves. */
export function showToast(toast: ToastContent): void {
  enqueueSnackbar({ variant: 'toast', message: toast.title, toast });
}
