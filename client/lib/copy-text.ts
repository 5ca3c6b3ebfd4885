import { showToast, type ToastContent } from '#client/lib/toast.ts';

/** Toasts after copying. */
export interface CopyMessages {
  copied: ToastContent;
  copyFailed: ToastContent;
}

/** Copies a text to the clipboard. */
export async function copyText(text: string, messages: CopyMessages): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(messages.copied);
  } catch {
    showToast({ ...messages.copyFailed, variant: 'destructive' });
  }
}
