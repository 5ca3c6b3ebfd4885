/** The role of everyone who registers. */
export const DEFAULT_ROLE = 'paramedic';

/** The organization of a user who names none. */
export const DEFAULT_ORGANIZATION = 'Queensland Ambulance Service';

/** The fewest characters of a password (specification, section 5). */
export const PASSWORD_MIN = 6;

/** The most UTF-8 bytes of a new password: the longest passphrase has a few hundred. */
export const PASSWORD_MAX_BYTES = 1024;

/** Characters in the texts of a user. */
export const userLimits = {
  username: { min: 1, max: 50 },
  fullName: { min: 2, max: 120 },
  organization: { min: 2, max: 120 },
} as const;

/** One text for an unknown user and for a wrong password, so that neither can be told from the other. */
export const loginFailed = 'Invalid username or password';

/** The refusal of a username that exists already, whatever the case of its letters. */
export const usernameTaken = 'Username already exists';

/** The refusal of a username that people would take for another's. */
export const usernameLooksTaken = 'This username looks like one that exists. Choose another.';

/** The message for a registration that fails without a reason from the server. */
export const registrationFailedFallback = 'Could not create your account. Please try again.';

/** The key under which a username is unique: compatibility forms and the case of letters make no difference. */
export function usernameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

interface Named {
  username: string;
  fullName?: string | null;
}

/** The full name, else the username. */
export function displayName(user: Named): string {
  return user.fullName?.trim() || user.username;
}

/** Initials of the first and last word of the full name, else the first two letters of the username, in upper case. */
export function initials(user: Named): string {
  const words = user.fullName?.trim().split(/\s+/) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => letter(word)).join('');
  return (letters || Array.from(user.username).slice(0, 2).join('')).toUpperCase();
}

/** A role with a capital letter; 'Paramedic' when missing. */
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
    description: `Welcome to ParaMed CPD, ${name}`,
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

/** The first character, whole even when it takes two code units. */
function letter(word: string): string {
  return Array.from(word)[0] ?? '';
}
