import { messageOf } from './form-errors.ts';

/** The code of passkeys, which comes when it is needed. */
export const loadPasskeys = () => import('./passkeys.ts');

/** What to say of a passkey that was not used or made. */
export async function passkeyProblem(reason: unknown): Promise<string> {
  const loaded = await loadPasskeys().catch(() => null);
  return loaded ? loaded.passkeyProblem(reason) : messageOf(reason);
}

/** True where the browser has passkeys; on an address without HTTPS it has none, except localhost. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** True where the browser offers passkeys in the list under a username field. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!hasPasskeys() || !PublicKeyCredential.isConditionalMediationAvailable) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}
