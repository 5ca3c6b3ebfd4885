import { isAborted, messageOf } from './form-errors.ts';
import { showToast } from './toast.ts';

/** Shows that something failed and why, in the server's words or else the fallback's. */
export function tellFailure(title: string, error: unknown, fallback?: string): void {
  if (isAborted(error)) return;
  showToast({ title, description: messageOf(error, fallback), variant: 'destructive' });
}
