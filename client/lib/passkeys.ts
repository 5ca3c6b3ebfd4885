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
import { passkeyProblems } from '#domain/security';
import { ask } from './ask.ts';
import { messageOf } from './form-errors.ts';

const OPTIONS = 'mutation PasskeySignInOptions { passkeySignInOptions }';

/**
 * Has the browser prove one of the user's passkeys. With `autofill` it waits, without a dialog, until one is chosen in
 * the list under the username field.
 */
export async function provePasskey(autofill = false): Promise<AuthenticationResponseJSON> {
  const { passkeySignInOptions } = await ask<{
    passkeySignInOptions: PublicKeyCredentialRequestOptionsJSON;
  }>(OPTIONS);
  return startAuthentication({ optionsJSON: passkeySignInOptions, useBrowserAutofill: autofill });
}

/** Has the browser make a passkey. */
export const makePasskey = (options: object): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/** Ends what the browser is waiting for. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/** What to say of a passkey that was not used or made; an error of the server in its own words. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (['AbortError', 'NotAllowedError'].includes(name)) return passkeyProblems.dismissed;
  if (name === 'InvalidStateError') return passkeyProblems.known;
  const isOfBrowser = error instanceof DOMException || error instanceof WebAuthnError;
  return isOfBrowser ? passkeyProblems.impossible : messageOf(error);
}
