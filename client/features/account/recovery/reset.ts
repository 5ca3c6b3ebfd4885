import { ask } from '#client/lib/ask.ts';

const REQUEST =
  'mutation RequestPasswordReset($account: String!) { requestPasswordReset(account: $account) }';
const BY_LINK =
  'mutation ResetPassword($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }';
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
export const requestReset = (variables: { account: string }) => ask(REQUEST, variables);

/** Sets a new password with the link in a message. */
export const resetByLink = (variables: { token: string; newPassword: string }) =>
  ask(BY_LINK, variables);

/** Sets a new password with a recovery code. */
export const resetByCode = (input: {
  username: string;
  recoveryCode: string;
  newPassword: string;
}) => ask(BY_CODE, { input });
