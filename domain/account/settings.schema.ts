import type { InferType } from 'yup';
import { isTimeZone } from '../dates.ts';
import { field, form } from '../forms.ts';
import { newPassword } from './users.schema.ts';

const messages = {
  timeZone: 'Time zone must be one of the list',
  currentPassword: 'Current password is required',
  password: 'Password is required',
};

/** Account settings; a setting that is left out stays as it is. */
export const settingsSchema = form({
  timeZone: field<string>(
    (raw) => raw,
    (value) => (isTimeZone(value) ? null : messages.timeZone),
  ).nonNullable(messages.timeZone),
});

/** A password change: the current one, and a new one that follows the rules of registration. */
export const passwordChangeSchema = form({
  currentPassword: givenPassword(messages.currentPassword),
  newPassword,
});
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** The first password of an account that has signed in by an identity provider until now. */
export const firstPasswordSchema = form({ newPassword });

/** Account deletion, confirmed with the password. */
export const accountDeletionSchema = form({ password: givenPassword(messages.password) });

/** A password as typed: required, never trimmed. */
function givenPassword(missing: string) {
  return field<string>(
    (raw) => raw,
    (value) => {
      if (typeof value !== 'string') return 'Password must be text';
      return value === '' ? missing : null;
    },
  ).required(missing);
}
