import { PRODUCT } from '../product.ts';

/** Number of recovery codes in one set. */
export const RECOVERY_CODES = 10;

/** Hours for which a password reset link is valid. */
export const RESET_LINK_HOURS = 1;

/** Maximum reset links per hour, per account and per username or address entered. */
export const RESETS_PER_HOUR = 5;

/** Maximum accounts per reset request: one address may have many, and only the newest get a link. */
export const RESET_ACCOUNTS_MAX = 5;

/** Crockford's base 32: digits and letters that are hard to confuse. Each carries five bits. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols of a code: 60 bits, enough for a keyed hash at rest and against guessing within the rate limits. */
export const RECOVERY_CODE_SYMBOLS = 12;

const GROUP = 4;

/** Builds a recovery code from RECOVERY_CODE_SYMBOLS random bytes: 'XXXX-XXXX-XXXX'. */
export function recoveryCode(random: Uint8Array): string {
  const symbols = [...random.subarray(0, RECOVERY_CODE_SYMBOLS)].map((byte) => SYMBOLS[byte % 32]);
  return symbols.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/**
 * Returns a typed code as displayed. Accepts any case, with or without dashes and spaces, O for 0, I and L for 1.
 * Null if it cannot be a recovery code.
 */
export function readRecoveryCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 100) return null;
  const compact = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!new RegExp(`^[${SYMBOLS}]{${RECOVERY_CODE_SYMBOLS}}$`).test(compact)) return null;
  return compact.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** Errors of a password reset. */
export const recoveryMessages = {
  linkInvalid:
    'This link has expired, was used, or was replaced by a newer one. Ask for a new link.',
  codeInvalid: 'The username and the recovery code do not match.',
  none: 'There are no recovery codes. Make some first.',
} as const;

/** The password reset message. It goes only to a confirmed address, so it may name the account. */
export const resetEmail = {
  title: 'Reset your password',
  message: (username: string) =>
    `Someone asked for a new password for the ${PRODUCT} account "${username}". ` +
    `The button works once, for ${RESET_LINK_HOURS} hour. All devices are signed out when the password is changed.`,
  action: 'Choose a new password',
  reason: 'If this was not you, do nothing: your password stays as it is.',
} as const;
