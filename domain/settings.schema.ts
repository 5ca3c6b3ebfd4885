import type { InferType } from 'yup';
import { isTimeZone } from './dates.ts';
import { field, form } from './forms.ts';
import { newPassword } from './users.schema.ts';

const messages = {
  timeZone: 'Time zone must be one of the list',
  currentPassword: 'Current password is required',
  password: 'Password is required',
};

/** Settings of the account; what is left out stays as it is. */
export const settingsSchema = form({
  timeZone: field<string>(
    (raw) => raw,
    (value) => (isTimeZone(value) ? null : messages.timeZone),
  ).nonNullable(messages.timeZone),
});

/** A change of password: the current one, and a new one by the rules of registration. */
export const passwordChangeSchema = form({
  currentPassword: givenPassword(messages.currentPassword),
  newPassword,
});
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** The end of an account, confirmed with its password. */
export const accountDeletionSchema = form({ password: givenPassword(messages.password) });

/** A password as it was typed: never trimmed, only present. */
function givenPassword(missing: string) {
  return field<string>(
    (raw) => raw,
    (value) => {
      if (typeof value !== 'string') return 'Password must be text';
      return value === '' ? missing : null;
    },
  ).required(missing);
}
