import { ask } from '#client/lib/ask.ts';

const REQUEST =
  'mutation RequestPasswordReset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';
const BY_LINK =
  'mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const BY_CODE =
  'mutation ResetPasswordWithCode($input: ResetPasswordWithCodeInput!) { resetPasswordWithCode(input: $input) }';

/** True if this server can send links by e-mail. */
export async function sendsLinks(): Promise<boolean> {
  const { support } = await ask<{ support: { passwordResetByEmail: boolean } }>(
    'query PasswordResetByEmail { support { passwordResetByEmail } }',
  );
  return support.passwordResetByEmail;
}

/** Requests a link by e-mail; the server does not reveal if the account exists. */
export const requestReset = (input: { account: string }) => ask(REQUEST, { input });

/** Sets a new password with the link in a message. */
export const resetByLink = (input: { token: string; newPassword: string }) =>
  ask(BY_LINK, { input });

/** Sets a new password with a recovery code. */
export const resetByCode = (input: {
  username: string;
  recoveryCode: string;
  newPassword: string;
}) => ask(BY_CODE, { input });
