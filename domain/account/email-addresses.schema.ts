import { string, type InferType } from 'yup';
import { EMAIL_MAX, isPublicDomain } from './email-addresses.ts';
import { field, form } from '../forms.ts';
import { textProblem, trim } from '../texts.ts';

const messages = {
  address: 'E-mail address is required',
  invalid: 'This is not an e-mail address',
};

/** The user's e-mail address; an empty text becomes null. */
export const emailAddress = field<string>(normalised, addressProblem, {
  type: 'string',
  format: 'email',
  maxLength: EMAIL_MAX,
});

/** The form that sets the e-mail address. */
export const emailAddressSchema = form({
  address: emailAddress.required(messages.address),
});
export type EmailAddressInput = InferType<typeof emailAddressSchema>;

/** Trims the address and puts its domain in lower case; the local part may be case-sensitive. */
function normalised(raw: unknown): unknown {
  const given = trim(raw);
  if (typeof given !== 'string') return given;
  if (given === '') return null;
  const at = given.lastIndexOf('@');
  return at < 0 ? given : given.slice(0, at) + given.slice(at).toLowerCase();
}

const email = string().email();

function addressProblem(value: unknown): string | null {
  // `email` judges its characters.
  const rule = {
    multiline: true,
    label: 'E-mail address',
    min: 1,
    max: EMAIL_MAX,
    short: messages.address,
  };
  const problem = textProblem(value, rule);
  if (problem) return problem;
  const isAddress = email.isValidSync(value) && isPublicDomain(String(value).split('@').at(-1)!);
  return isAddress ? null : messages.invalid;
}
