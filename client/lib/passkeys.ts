import {
  WebAuthnAbortService,
  WebAuthnError,
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { passkeyProblems } from '#domain/account/security';
import { ask } from './ask.ts';
import { messageOf } from './form-errors.ts';

const OPTIONS = 'mutation PasskeySignInOptions { passkeySignInOptions }';

/**
 * Asks the browser for an assertion of one of the user's passkeys. `inField` waits, without a dialog, until the user
 * chooses one in the list under the username field; once the server has responded, that may no longer be wanted, and
 * would cancel what the user has requested instead.
 */
export async function provePasskey(inField?: {
  isWanted: () => boolean;
}): Promise<AuthenticationResponseJSON> {
  const { passkeySignInOptions } = await ask<{
    passkeySignInOptions: PublicKeyCredentialRequestOptionsJSON;
  }>(OPTIONS);
  if (inField?.isWanted() === false) throw new DOMException('no longer wanted', 'AbortError');
  return startAuthentication({
    optionsJSON: passkeySignInOptions,
    useBrowserAutofill: inField !== undefined,
  });
}

/** Creates a passkey in the browser. */
export const makePasskey = (options: object): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/** Cancels the browser's pending request. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/** Returns the message for a passkey that failed; a server error keeps its own. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (['AbortError', 'NotAllowedError'].includes(name)) return passkeyProblems.dismissed;
  if (name === 'InvalidStateError') return passkeyProblems.known;
  const isOfBrowser = error instanceof DOMException || error instanceof WebAuthnError;
  return isOfBrowser ? passkeyProblems.impossible : messageOf(error);
}
