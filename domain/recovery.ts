/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

/** How long the link that resets a password works, in hours. */
export const RESET_LINK_HOURS = 1;

/** How many reset links may be asked for in an hour: of one account, and for one name or address that was typed. */
export const RESETS_PER_HOUR = 5;

/** One address may have many accounts; a request sends links to the newest of them only. */
export const RESET_ACCOUNTS_MAX = 5;

/** Crockford's base 32: digits and letters that are not mistaken for one another. Each carries five bits. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols of a code: 60 bits, so that a keyed hash protects it at rest and guessing within the limits finds nothing. */
export const RECOVERY_CODE_SYMBOLS = 12;

const GROUP = 4;

/** A recovery code out of RECOVERY_CODE_SYMBOLS random bytes, as it is shown: 'XXXX-XXXX-XXXX'. */
export function recoveryCode(random: Uint8Array): string {
  const symbols = [...random.subarray(0, RECOVERY_CODE_SYMBOLS)].map((byte) => SYMBOLS[byte % 32]);
  return symbols.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/**
 * The code that a user typed, as it is shown: in any case, with or without dashes and spaces, O for 0, I and L for 1.
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

/** Refusals of a forgotten password. */
export const recoveryMessages = {
  linkInvalid:
    'This link has expired, was used, or was replaced by a newer one. Ask for a new link.',
  codeInvalid: 'The username and the recovery code do not match.',
  none: 'There are no recovery codes. Make some first.',
} as const;

/** The message with the link that resets a password. It goes to a confirmed address only, so it may name the account. */
export const resetEmail = {
  title: 'Reset your password',
  message: (username: string) =>
    `Someone asked for a new password for the ParaMed CPD account "${username}". ` +
    `The button works once, for ${RESET_LINK_HOURS} hour. All devices are signed out when the password is changed.`,
  action: 'Choose a new password',
  reason: 'If this was not you, do nothing: your password stays as it is.',
} as const;
