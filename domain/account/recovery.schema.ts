import { EMAIL_MAX } from './email-addresses.ts';
import { field, form } from '../forms.ts';
import { requiredText } from '../fields.ts';
import { textProblem, trim } from '../texts.ts';
import { givenUsername, newPassword } from './users.schema.ts';

/** A password reset request: a username or an e-mail address. */
export const resetRequestSchema = form({
  account: requiredText({ label: 'Username or e-mail address', max: EMAIL_MAX }),
});

/** A new password, set through an e-mailed reset link. */
export const resetSchema = form({
  token: requiredText({ label: 'The link', max: 200 }),
  newPassword,
});

/** A new password, set with a recovery code. */
export const resetWithCodeSchema = form({
  username: givenUsername,
  recoveryCode: requiredText({ label: 'Recovery code', max: 100 }),
  newPassword,
});

/** The first code of an authenticator app. */
export const totpCodeSchema = form({
  code: requiredText({ label: 'Code', max: 20 }),
});

/** Proof of identity: a password, plus a code if the account has a second factor; or a passkey. */
export const identitySchema = form({
  password: field<string>(
    (raw) => raw,
    (value) => (typeof value === 'string' ? null : 'Password must be text'),
  ).nullable(),
  code: field<string>(
    (raw) => (trim(raw) === '' ? null : trim(raw)),
    (value) => textProblem(value, { label: 'Code', max: 100 }),
  ).nullable(),
  passkey: field<Record<string, unknown>>(
    (raw) => raw,
    (value) => (typeof value === 'object' ? null : 'Passkey must be an object'),
  ).nullable(),
});
