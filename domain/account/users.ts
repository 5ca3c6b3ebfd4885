import { PRODUCT } from '../product.ts';

/** Role of every newly registered user. */
export const DEFAULT_ROLE = 'paramedic';

/** Organization of a user who names none. */
export const DEFAULT_ORGANIZATION = 'Queensland Ambulance Service';

/** Minimum characters of a password (specification, section 5). */
export const PASSWORD_MIN = 6;

/** Maximum UTF-8 bytes of a new password; even long passphrases have only a few hundred. */
export const PASSWORD_MAX_BYTES = 1024;

/** Length limits of a user's texts, in characters. */
export const userLimits = {
  username: { min: 1, max: 50 },
  fullName: { min: 2, max: 120 },
  organization: { min: 2, max: 120 },
} as const;

/** Same text for an unknown user and a wrong password, so that an attacker cannot tell them apart. */
export const loginFailed = 'Invalid username or password';

/** Error for a username that already exists, ignoring case. */
export const usernameTaken = 'Username already exists';

/** Error for a username that looks like an existing one. */
export const usernameLooksTaken = 'This username looks like one that exists. Choose another.';

/** Fallback message if registration fails and the server gives no reason. */
export const registrationFailedFallback = 'Could not create your account. Please try again.';

/** Returns the key under which a username is unique; it ignores case and Unicode compatibility forms. */
export function usernameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

interface Named {
  username: string;
  fullName?: string | null;
}

/** Returns the full name, else the username. */
export function displayName(user: Named): string {
  return user.fullName?.trim() || user.username;
}

/** Returns the initials of the full name's first and last word, else the username's first two letters. */
export function initials(user: Named): string {
  const words = user.fullName?.trim().split(/\s+/) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => letter(word)).join('');
  return (letters || Array.from(user.username).slice(0, 2).join('')).toUpperCase();
}

/** Returns the role with a capital letter; 'Paramedic' if missing. */
export function roleLabel(role?: string | null): string {
  const name = role?.trim() || DEFAULT_ROLE;
  return letter(name).toUpperCase() + name.slice(letter(name).length);
}

/** Toasts of sign-in, registration and profile (specification, section 8). */
export const userMessages = {
  loginFailed: 'Login failed',
  loggedIn: (name: string) => ({ title: 'Login successful', description: `Welcome back, ${name}` }),
  registrationFailed: 'Registration failed',
  registered: (name: string) => ({
    title: 'Registration successful',
    description: `Welcome to ${PRODUCT}, ${name}`,
  }),
  logoutFailed: 'Logout failed',
  loggedOut: 'Logged out successfully',
  sessionEnded: {
    title: 'Please sign in again',
    description: 'Your session has ended. What you saved is safe.',
  },
  updateFailed: 'Update failed',
  profileUpdated: {
    title: 'Profile updated',
    description: 'Your profile has been successfully updated.',
  },
} as const;

/** Returns the first character, even if it takes two code units. */
function letter(word: string): string {
  return Array.from(word)[0] ?? '';
}
