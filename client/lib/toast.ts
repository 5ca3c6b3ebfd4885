export interface ToastContent {
  title: string;
  description?: string;
  /** News is what the user did not bring about. */
  variant?: 'default' | 'destructive' | 'news';
  action?: { label: string; onClick: () => void };
}

type Listener = (toast: ToastContent) => void;
type Make = () => ToastContent | null;

let listener: Listener | null = null;
let waiting: ToastContent | null = null;
let onScreen: ToastContent | null = null;
let patient: Make | null = null;
let holds = 0;

/** Shows a toast; the one on the screen, if any, leaves. */
export function showToast(toast: ToastContent): void {
  // A copy, so that the same words shown twice are two toasts.
  const shown = { ...toast };
  onScreen = shown;
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

/**
 * Shows a toast once there is no other, since what an action says, and its undo, come first. It is made when its turn
 * has come; null where it is no longer worth one. Answers how to take it back.
 */
export function showToastWhenQuiet(make: Make): () => void {
  patient = make;
  letPatientIn();
  return () => {
    if (patient === make) patient = null;
  };
}

/** Keeps news off the screen, such as while a dialog says the same. Returns a function that lets it in again. */
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

/** Says that a toast has left the screen. */
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
