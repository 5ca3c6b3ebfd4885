export interface ToastContent {
  title: string;
  description?: string;
  /** A note below the description. A promise adds it later, or never if it resolves to null. */
  note?: string | Promise<string | null>;
  /** News: something that the user did not cause. */
  variant?: 'default' | 'destructive' | 'news';
  action?: ToastAction;
  /** Further actions, below the text. */
  more?: readonly ToastAction[];
}

export interface ToastAction {
  label: string;
  onClick: () => void;
}

type Listener = (toast: ToastContent) => void;
type Make = () => ToastContent | null;

let listener: Listener | null = null;
let waiting: ToastContent | null = null;
let onScreen: ToastContent | null = null;
let patient: Make | null = null;
let holds = 0;

/** Shows a toast in place of the current one. */
export function showToast(toast: ToastContent): void {
  // A copy, so that the same text shown twice makes two toasts.
  const shown = { ...toast };
  onScreen = shown;
  if (listener) listener(shown);
  else waiting = shown;
}

/** Sets the listener that shows toasts; returns a function that removes it. */
export function onToast(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = null;
  return () => {
    if (listener === next) listener = null;
  };
}

/**
 * Shows a toast when no other is visible, since the result of an action, and its undo, come first. `make` runs when its
 * turn comes; null shows nothing. Returns a function that cancels it.
 */
export function showToastWhenQuiet(make: Make): () => void {
  patient = make;
  letPatientIn();
  return () => {
    if (patient === make) patient = null;
  };
}

/** Holds news back, for example while a dialog shows the same. Returns a function that releases it. */
export function holdNews(): () => void {
  let isHeld = true;
  holds += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds -= 1;
    letPatientIn();
  };
}

/** Records that a toast has left the screen. */
export function toastLeft(toast: ToastContent): void {
  if (onScreen !== toast) return;
  onScreen = null;
  letPatientIn();
}

function letPatientIn(): void {
  if (onScreen || holds > 0 || !patient) return;
  const make = patient;
  patient = null;
  const toast = make();
  if (toast) showToast(toast);
}
