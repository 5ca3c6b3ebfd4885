import { isOvertaken } from './form-errors.ts';
import { showToast, type ToastContent } from './toast.ts';

/** Shows a refusal, except a version conflict, which the form shows itself. */
export function tellRefusal(
  error: unknown,
  toast: Omit<ToastContent, 'variant'>,
  version: number | undefined,
): void {
  if (version !== undefined && isOvertaken(error)) return;
  showToast({ ...toast, variant: 'destructive' });
}
