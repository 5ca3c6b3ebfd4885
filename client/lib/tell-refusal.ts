import { isOvertaken } from './form-errors.ts';
import { showToast, type ToastContent } from './toast.ts';

/** Tells of a refusal, but for what the form itself shows: that the version of the record is another by now. */
export function tellRefusal(
  error: unknown,
  toast: Omit<ToastContent, 'variant'>,
  version: number | undefined,
): void {
  if (version !== undefined && isOvertaken(error)) return;
  showToast({ ...toast, variant: 'destructive' });
}
