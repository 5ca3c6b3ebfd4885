import { requiredText } from './fields.ts';
import { field, form } from './forms.ts';
import { passkeyLimits, passkeyMessages } from './passkeys.ts';

const name = requiredText({ label: 'Name', max: passkeyLimits.name.max });

/** A new name of a passkey. */
export const passkeyNameSchema = form({ name });

/** A new passkey: its name, and what the browser made. */
export const passkeySchema = form({ name, response: browserResponse() });

/** What the browser made of a challenge to sign in. */
export const passkeySignInSchema = form({ response: browserResponse() });

/** The server checks what is inside; here it is an object. */
function browserResponse() {
  return field<Record<string, unknown>>(
    (raw) => raw,
    (value) =>
      typeof value === 'object' && !Array.isArray(value) ? null : passkeyMessages.notAccepted,
  ).required(passkeyMessages.notAccepted);
}
