import { requiredText } from './fields.ts';
import { form } from './forms.ts';
import { EMAIL_MAX } from './email-addresses.ts';
import { newPassword } from './users.schema.ts';
import { userLimits } from './users.ts';

/** A forgotten password: for whom a link is asked. */
export const passwordResetRequestSchema = form({
  account: requiredText({ label: 'Username or e-mail address', max: EMAIL_MAX }),
});

/** A new password by a link. */
export const newPasswordSchema = form({ newPassword });

/** A new password with a recovery code. */
export const codeResetSchema = form({
  username: requiredText({ label: 'Username', max: userLimits.username.max }),
  recoveryCode: requiredText({ label: 'Recovery code', max: 50 }),
  newPassword,
});

/** The name of a passkey. */
export const passkeyNameSchema = form({ name: requiredText({ label: 'Name', max: 60 }) });
