import { requiredText } from '../fields.ts';
import { field, form } from '../forms.ts';
import { passkeyLimits, passkeyMessages } from './passkeys.ts';

const name = requiredText({ label: 'Name', max: passkeyLimits.name.max });

/** A new name of a passkey. */
export const passkeyNameSchema = form({ name });

/** A new passkey: its name, and the browser's response to the challenge. */
export const passkeySchema = form({ name, response: browserResponse() });

/** The browser's response to a sign-in challenge. */
export const passkeySignInSchema = form({ response: browserResponse() });

/** Only checks that it is an object; the server verifies its content. */
function browserResponse() {
  return field<Record<string, unknown>>(
    (raw) => raw,
    (value) =>
      typeof value === 'object' && !Array.isArray(value) ? null : passkeyMessages.notAccepted,
  ).required(passkeyMessages.notAccepted);
}
