import { usernameKey } from './users.ts';

/** Number of common passwords refused for new passwords (ASVS 5.0, 6.2.4 asks for 3,000). */
export const COMMON_PASSWORDS = 10_000;

/** Minimum username length for the check below: most passwords contain a shorter one by chance. */
const USERNAME_SOUGHT_FROM = 3;

/** Errors for a new password; an existing password stays valid. */
export const passwordMessages = {
  common: 'This password is among the most common ones. Choose another.',
  holdsUsername: 'Your password must not contain your username.',
} as const;

/** True if a password contains the username, ignoring case. */
export function holdsUsername(password: string, username: string): boolean {
  const sought = usernameKey(username);
  return sought.length >= USERNAME_SOUGHT_FROM && usernameKey(password).includes(sought);
}
