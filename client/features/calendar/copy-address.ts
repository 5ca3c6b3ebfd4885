import { showToast } from '#client/lib/toast.ts';
import { calendarMessages } from '#domain/calendar';

/** Copies the address to the clipboard. */
export async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(calendarMessages.copied);
  } catch {
    showToast({ ...calendarMessages.copyFailed, variant: 'destructive' });
  }
}
