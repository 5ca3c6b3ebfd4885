import { messageOf } from './form-errors.ts';
import { NotConfirmed } from './step-up.ts';
import { showToast } from './toast.ts';

/** Tells that something did not work, and why: in the server's words, else in the fallback's. */
export function tellFailure(title: string, error: unknown, fallback?: string): void {
  // The user took it back.
  if (error instanceof NotConfirmed) return;
  showToast({ title, description: messageOf(error, fallback), variant: 'destructive' });
}
