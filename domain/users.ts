import type { InferType } from 'yup';
import {
  field,
  form,
  isStorable,
  requiredText,
  text,
  textProblem,
  textShape,
  trim,
  type Shape,
} from './fields.ts';

/** The role of everyone who registers. */
export const DEFAULT_ROLE = 'paramedic';

/** The organization of a user who names none. */
export const DEFAULT_ORGANIZATION = 'Queensland Ambulance Service';

/** The fewest characters of a password (specification, section 5). */
export const PASSWORD_MIN = 6;

/** The most UTF-8 bytes of a password: bcrypt silently ignores all after them. */
export const PASSWORD_MAX_BYTES = 72;

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

/** What is said when a registration fails and the server gave no reason. */
export const registrationFailedFallback = 'Could not create your account. Please try again.';

const messages = {
  username: 'Username is required',
  password: 'Password is required',
  newPassword: 'Password must be at least 6 characters',
  fullName: 'Full name must be at least 2 characters',
  organization: 'Organization must be at least 2 characters',
};

const organizationRule = { label: 'Organization', max: userLimits.organization.max };

const username = field<string>(trim, usernameProblem, textShape(userLimits.username)).required(
  messages.username,
);

/** The sign-in form. */
export const loginSchema = form({
  username,
  password: password(givenPasswordProblem, { minLength: 1 }).required(messages.password),
});
export type LoginInput = InferType<typeof loginSchema>;

/** A password to be set, by whichever form. */
export const newPassword = password(newPasswordProblem, {
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX_BYTES,
  description: `At most ${PASSWORD_MAX_BYTES} bytes of UTF-8.`,
}).required(messages.newPassword);

/** The registration form; an organization left out becomes the default one. */
export const registerSchema = form({
  fullName: requiredText({ label: 'Full name', max: userLimits.fullName.max }),
  username,
  password: newPassword,
  organization: field<string>(
    (raw) => (raw === null || trim(raw) === '' ? DEFAULT_ORGANIZATION : trim(raw)),
    (value) => textProblem(value, organizationRule),
    { ...textShape(organizationRule), type: ['string', 'null'] },
  ).default(DEFAULT_ORGANIZATION),
});
export type RegisterInput = InferType<typeof registerSchema>;

/** The profile form. */
export const profileSchema = form({
  fullName: text({
    label: 'Full name',
    ...userLimits.fullName,
    short: messages.fullName,
  }).required(messages.fullName),
  organization: text({
    ...organizationRule,
    min: userLimits.organization.min,
    short: messages.organization,
  }).required(messages.organization),
});
export type ProfileInput = InferType<typeof profileSchema>;

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

/** Which of the four items of a profile are present, and their whole percentage (specification, section 5). */
export function profileCompletion(user: {
  fullName?: string | null;
  organization?: string | null;
  registrationDate?: unknown;
  profileImage?: string | null;
}) {
  const items = [
    { label: 'Full Name', done: Boolean(user.fullName?.trim()) },
    { label: 'Organization', done: Boolean(user.organization?.trim()) },
    { label: 'Registration', done: Boolean(user.registrationDate) },
    { label: 'Profile Image', done: Boolean(user.profileImage) },
  ];
  const done = items.filter((item) => item.done).length;
  return {
    percent: Math.round((done / items.length) * 100),
    items,
    message: done === items.length ? 'All set!' : `${done} of ${items.length} items complete`,
  };
}

/** Advice on a new password, 0 to 4: length and variety raise the score. It never refuses one. */
export function passwordStrength(value: string) {
  const score = passwordScore(value);
  return { score, label: strengthLabels[score] };
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

const strengthLabels = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

function passwordScore(value: string): 0 | 1 | 2 | 3 | 4 {
  if (value.length < PASSWORD_MIN) return 0;
  if (new Set(value).size < PASSWORD_MIN) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(value));
  const merits = [value.length >= 10, value.length >= 14, kinds.length >= 3].filter(Boolean);
  return (1 + merits.length) as 1 | 2 | 3 | 4;
}

/** A password is never trimmed or otherwise changed. */
function password(problem: (value: string) => string | null, shape: Shape) {
  return field<string>(
    (raw) => raw,
    (value) => (typeof value === 'string' ? problem(value) : 'Password must be text'),
    { type: 'string', format: 'password', ...shape },
  );
}

function givenPasswordProblem(value: string): string | null {
  return value === '' ? messages.password : null;
}

function newPasswordProblem(value: string): string | null {
  if (value.length < PASSWORD_MIN) return messages.newPassword;
  if (!isStorable(value)) return 'Password contains characters that cannot be stored';
  const bytes = new TextEncoder().encode(value).length;
  return bytes > PASSWORD_MAX_BYTES ? `Password must be at most ${PASSWORD_MAX_BYTES} bytes` : null;
}

/** Characters that show nothing are refused too: they could make one username look like another. */
function usernameProblem(value: unknown): string | null {
  const rule = { label: 'Username', ...userLimits.username, short: messages.username };
  if (typeof value === 'string' && /[\p{Cc}\p{Cf}]/u.test(value)) {
    return 'Username contains characters that cannot be stored';
  }
  return textProblem(value, rule);
}

/** The first character, whole even when it takes two code units. */
function letter(word: string): string {
  return Array.from(word)[0] ?? '';
}
