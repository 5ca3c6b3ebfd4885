import type { InferType } from 'yup';
import { emailAddress } from './email-addresses.schema.ts';
import { optionalText, requiredText, text, textShape } from '../fields.ts';
import { field, form, type Shape } from '../forms.ts';
import { labelsOf } from '../records/record-fields.ts';
import { hasInvisible, isStorable, line, textProblem } from '../texts.ts';
import { profileFields } from './users.fields.ts';
import { userLimits, PASSWORD_MIN, PASSWORD_MAX_BYTES } from './users.ts';

const labels = labelsOf(profileFields);

const messages = {
  username: 'Username is required',
  password: 'Password is required',
  newPassword: 'Password must be at least 6 characters',
  fullName: `${labels.fullName} must be at least ${userLimits.fullName.min} characters`,
  unstorable: 'Username contains characters that cannot be stored',
  organization: `${labels.organization} must be at least ${userLimits.organization.min} characters`,
};

/** Maximum characters of a second-factor code: room for a recovery code with spaces. */
const CODE_MAX = 40;

const organizationRule = { label: labels.organization, max: userLimits.organization.max };

const username = (problem: (value: unknown) => string | null) =>
  field<string>(line, problem, textShape(userLimits.username)).required(messages.username);

/** Username of an existing account. */
export const givenUsername = username(usernameProblem);

/** The sign-in form. */
export const loginSchema = form({
  username: givenUsername,
  password: password(givenPasswordProblem, { minLength: 1 }).required(messages.password),
  code: optionalText({ label: 'Code', max: CODE_MAX }),
});
export type LoginInput = InferType<typeof loginSchema>;

/** A new password, for every form that sets one. */
export const newPassword = password(newPasswordProblem, {
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX_BYTES,
  description: `At most ${PASSWORD_MAX_BYTES} bytes of UTF-8.`,
}).required(messages.newPassword);

/** The registration form. An empty organization is the installation's: DEFAULT_ORGANIZATION, unless it sets another. */
export const registerSchema = form({
  fullName: requiredText({ label: labels.fullName, max: userLimits.fullName.max }),
  username: username(newUsernameProblem),
  password: newPassword,
  organization: optionalText(organizationRule),
  email: emailAddress.optional().nullable(),
});
export type RegisterInput = InferType<typeof registerSchema>;

const profileRules = {
  fullName: text({ label: labels.fullName, ...userLimits.fullName, short: messages.fullName }),
  organization: text({
    ...organizationRule,
    min: userLimits.organization.min,
    short: messages.organization,
  }),
};

/** The profile form. */
export const profileSchema = form({
  fullName: profileRules.fullName.required(messages.fullName),
  organization: profileRules.organization.required(messages.organization),
});
export type ProfileInput = InferType<typeof profileSchema>;

/** A profile change. A field that is left out stays, which keeps changes from another browser. */
export const profileChangeSchema = form(profileRules);

/** Passwords are never trimmed; the server composes their letters (NFC), so that every keyboard types the same one. */
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

function newPasswordProblem(given: string): string | null {
  const value = given.normalize('NFC');
  if (value.length < PASSWORD_MIN) return messages.newPassword;
  if (!isStorable(value)) return 'Password contains characters that cannot be stored';
  const bytes = new TextEncoder().encode(value).length;
  return bytes > PASSWORD_MAX_BYTES ? `Password must be at most ${PASSWORD_MAX_BYTES} bytes` : null;
}

/** Validates a username at sign-in: older accounts may have one that a new account cannot choose. */
function usernameProblem(value: unknown): string | null {
  const rule = { label: 'Username', ...userLimits.username, short: messages.username };
  if (typeof value === 'string' && /[\p{Cc}\p{Cf}]/u.test(value)) return messages.unstorable;
  return textProblem(value, rule);
}

/** Refuses invisible characters: they could make one username look like another. */
function newUsernameProblem(value: unknown): string | null {
  if (typeof value === 'string' && hasInvisible(value)) return messages.unstorable;
  return usernameProblem(value);
}
