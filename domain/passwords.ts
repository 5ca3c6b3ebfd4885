import { usernameKey } from './users.ts';

/** How many of the commonest passwords are refused for new ones (ASVS 5.0, 6.2.4 asks for 3,000). */
export const COMMON_PASSWORDS = 10_000;

/** A username of fewer characters may be part of a password: most contain one by chance. */
const USERNAME_SOUGHT_FROM = 3;

/** Refusals of a new password; an account keeps the password that it has. */
export const passwordMessages = {
  common: 'This password is among the most common ones. Choose another.',
  holdsUsername: 'Your password must not contain your username.',
} as const;

/** What stands below the strength of a new password. */
export const passkeyAdvice = {
  register: 'Even better: add a passkey in Settings after you sign up.',
  change: 'Even better: add a passkey, here in Settings.',
} as const;

/** True if a password contains the username, in whatever case of letters. */
export function holdsUsername(password: string, username: string): boolean {
  const sought = usernameKey(username);
  return sought.length >= USERNAME_SOUGHT_FROM && usernameKey(password).includes(sought);
}
