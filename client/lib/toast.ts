export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

type Listener = (toast: ToastContent) => void;

let listener: Listener | null = null;
let waiting: ToastContent | null = null;

/** Shows a toast; the one on the screen, if any, leaves. */
export function showToast(toast: ToastContent): void {
  // A copy, so that the same words shown twice are two toasts.
  const shown = { ...toast };
  if (listener) listener(shown);
  else waiting = shown;
}

/** Hands every toast to the one place that shows them; answers how to stop. */
export function onToast(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (listener === next) listener = null;
  };
}
