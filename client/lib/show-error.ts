import { isVersionConflict } from './form-errors.ts';
import { showToast, type ToastContent } from './toast.ts';

/** Shows a refusal, except a version conflict, which the form shows itself. */
export function showError(
  error: unknown,
  toast: Omit<ToastContent, 'variant'>,
  version: number | undefined,
): void {
  if (version !== undefined && isVersionConflict(error)) return;
  showToast({ ...toast, variant: 'destructive' });
}
