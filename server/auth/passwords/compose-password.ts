import type { Context } from '../../context.ts';
import { User } from '../../schema/account/users/user.entity.ts';

/**
 * Replaces the hash of a password that was just proved, if it was made before letters were composed (NFC), so that from
 * now on any keyboard can type it. A password that was changed meanwhile stays.
 */
export async function composePassword(
  { em, services: { passwords } }: Context,
  { id, password: hash }: Pick<User, 'id' | 'password'>,
  password: string,
): Promise<void> {
  if (!(await passwords.isOldForm(password, hash))) return;
  const composed = await passwords.hash(password);
  await em.nativeUpdate(User, { id, password: hash }, { password: composed });
}
