import { showToast } from '#client/lib/toast.ts';
import { securityMessages } from '#domain/security';

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(securityMessages.copied);
  } catch {
    showToast({ ...securityMessages.copyFailed, variant: 'destructive' });
  }
}
