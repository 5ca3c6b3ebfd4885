import { isTakenBack, messageOf } from './form-errors.ts';
import { showToast } from './toast.ts';

/** Tells that something did not work, and why: in the server's words, else in the fallback's. */
export function tellFailure(title: string, error: unknown, fallback?: string): void {
  if (isTakenBack(error)) return;
  showToast({ title, description: messageOf(error, fallback), variant: 'destructive' });
}
