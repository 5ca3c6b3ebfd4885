import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { holdsUsername, passwordMessages } from '#domain/passwords';

/** A password that is to be set, and the field of the form it came in. */
interface NewPassword {
  field: string;
  password: string;
  username: string;
}

/** Throws invalid() for a new password that contains the username or is among the most common ones. */
export async function checkNewPassword(
  ctx: Context,
  { field, password, username }: NewPassword,
): Promise<void> {
  if (holdsUsername(password, username)) throw invalid({ [field]: passwordMessages.holdsUsername });
  if (await ctx.services.passwords.isCommon(password)) {
    throw invalid({ [field]: passwordMessages.common });
  }
}
