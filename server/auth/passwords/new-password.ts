import type { Context } from '../../context.ts';
import { invalid } from '../../errors.ts';
import { holdsUsername, passwordMessages } from '#domain/account/passwords';

/** A new password, and the form field it came from. */
interface NewPassword {
  field: string;
  password: string;
  username: string;
}

/** Throws invalid() if a new password contains the username or is one of the most common. */
export async function checkNewPassword(
  ctx: Context,
  { field, password, username }: NewPassword,
): Promise<void> {
  if (holdsUsername(password, username)) throw invalid({ [field]: passwordMessages.holdsUsername });
  if (await ctx.services.passwords.isCommon(password)) {
    throw invalid({ [field]: passwordMessages.common });
  }
}
