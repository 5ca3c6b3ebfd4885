import { messageOf } from './form-errors.ts';

/** Loads the passkey code on demand. */
export const loadPasskeys = () => import('./passkeys.ts');

/** Returns the message for a passkey that failed. */
export async function passkeyProblem(reason: unknown): Promise<string> {
  const loaded = await loadPasskeys().catch(() => null);
  return loaded ? loaded.passkeyProblem(reason) : messageOf(reason);
}

/** True if the browser supports passkeys; they need HTTPS or localhost. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** True if the browser can list passkeys under a username field. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!hasPasskeys() || !PublicKeyCredential.isConditionalMediationAvailable) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}
