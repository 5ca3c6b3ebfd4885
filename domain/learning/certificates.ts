import { counted } from '../counts.ts';
import { DEFAULT_TIME_ZONE, civilDate, dayLabel } from '../dates.ts';
import { PRODUCT } from '../product.ts';

/** Crockford's base 32: digits and letters that are hard to confuse, in order of value. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const PREFIX = 'PCPD';

/** Random symbols in a number: 35 bits, too many to guess within the rate limits. */
export const RANDOM_SYMBOLS = 7;

/** Maximum look-ups of unknown numbers from one IP address in 15 minutes. */
export const UNKNOWN_NUMBERS_PER_QUARTER_HOUR = 30;

/** Pattern of a printed number. */
export const CERTIFICATE_PATTERN = `^${PREFIX}-\\d{4}-[${SYMBOLS}]{4}-[${SYMBOLS}]{4}$`;

const EXAMPLE = 'PCPD-2026-7K3M-9QXV';

/** Maximum characters of input that are read; every verification URL is shorter. */
const TYPED_MAX = 300;

/** Builds a certificate number from the year and RANDOM_SYMBOLS random bytes; the last symbol is a check symbol. */
export function certificateNumber(year: number, random: Uint8Array): string {
  const symbols = [...random.subarray(0, RANDOM_SYMBOLS)]
    .map((byte) => SYMBOLS[byte % 32])
    .join('');
  return printed(withCheck(`${year}${symbols}`));
}

/**
 * Returns a typed or pasted number in its printed form. Accepts any case, with or without dashes and prefix, O for 0,
 * I or L for 1, and a verification URL. `problem` says why the input is not a valid number.
 */
export function readCertificateNumber(
  typed: unknown,
): { number: string; problem: null } | { number: null; problem: string } {
  if (typeof typed !== 'string' || typed.trim() === '') {
    return { number: null, problem: certificateMessages.missing };
  }
  const compact = typed
    .slice(0, TYPED_MAX)
    .replace(/^.*\/(?=.)/s, '')
    .toUpperCase()
    .replace(/[\s\p{Pd}._/]/gu, '')
    .replace(new RegExp(`^${PREFIX}`), '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!new RegExp(`^\\d{4}[${SYMBOLS}]{8}$`).test(compact)) {
    return { number: null, problem: certificateMessages.malformed };
  }
  return withCheck(compact.slice(0, -1)) === compact
    ? { number: printed(compact), problem: null }
    : { number: null, problem: certificateMessages.mistyped };
}

/** Returns the number of certificates in words: '1 certificate'. */
export const certificatesLabel = (count: number): string => counted(count, 'certificate');

/** Maximum characters of a revocation reason, which everyone who verifies the certificate sees. */
export const REVOCATION_REASON_MAX = 300;

/** Returns when and why a certificate was revoked, in words; null if it is valid. */
export function revocationText({
  revokedAt,
  revokedReason,
}: {
  revokedAt: Date | null;
  revokedReason: string | null;
}): string | null {
  if (!revokedAt) return null;
  const day = dayLabel(civilDate(revokedAt, DEFAULT_TIME_ZONE));
  const reason = (revokedReason ?? '').replace(/\.+$/, '');
  return `This certificate was revoked on ${day}. Reason: ${reason}.`;
}

/** Notifies the holder that a certificate was revoked, with a link to its public verification page. */
export function certificateRevokedNotification(certificate: {
  number: string;
  moduleTitle: string;
  revokedAt: Date | null;
  revokedReason: string | null;
}) {
  const { number, moduleTitle } = certificate;
  return {
    kind: 'certificate-revoked' as const,
    link: verifyPath(number),
    title: 'A certificate of yours was revoked',
    message: `It is for "${moduleTitle}", number ${number}. ${revocationText(certificate)}`,
  };
}

/** Returns the path of a certificate's verification page. */
export const verifyPath = (number: string): string => `/verify/${number}`;

/** Returns a certificate's download path, relative to /api. */
export const certificatePath = (number: string): string => `/certificates/${number}`;

/** Returns the file name of a downloaded certificate. */
export const certificateFileName = (number: string): string =>
  `${PRODUCT} certificate ${number}.pdf`;

/** Fixed words of the printed certificate. */
export const certificateTexts = {
  title: 'Certificate of completion',
  certifies: 'This certifies that',
  statement: 'has completed the learning module',
  nature:
    'A self-paced online module with a quiz, which its holder passed. It is not interactive: the hours were not spent with other practitioners.',
  board: `Issued by ${PRODUCT}. It was not issued, approved or accredited by the Paramedicine Board of Australia.`,
  check: 'Anyone can check it without an account:',
  /** Below its name in an index of evidence. */
  issued: `PDF, issued by ${PRODUCT} for a learning module`,
} as const;

/** Names a certificate: 'Certificate PCPD-2026-…'. */
export const certificateLabel = (number: string): string => `Certificate ${number}`;

/** Texts and messages of certificate verification. */
export const certificateMessages = {
  title: 'Check a certificate',
  explanation: `Type the number on the certificate, such as ${EXAMPLE}.`,
  missing: 'Type the number of a certificate',
  malformed: `That does not look like a certificate number, such as ${EXAMPLE}`,
  mistyped: 'There is a typing error in this number. Please compare it with the certificate.',
  unknown: 'We have no certificate with this number. Check it and try again.',
  unknownHint:
    'Please compare it with the certificate. A certificate is also gone when its holder has deleted their account.',
  valid: 'This certificate is valid',
  validHint: 'Compare these details with the certificate in front of you.',
  revoked: 'This certificate is not valid',
  openModule: 'Open the module',
  openActivity: 'Open the activity',
  about: `${PRODUCT} is where Australian paramedics learn and keep their record of professional development.`,
  ready: 'Your certificate is ready to download.',
} as const;

/** Adds the check symbol (polynomial over GF(32)), which detects any wrong symbol and any two swapped symbols. */
function withCheck(symbols: string): string {
  const check = [...symbols].reduce((sum, symbol) => doubled(sum ^ SYMBOLS.indexOf(symbol)), 0);
  return symbols + SYMBOLS[check];
}

/** Multiplies by x in GF(32), whose polynomial is x⁵ + x² + 1. */
const doubled = (value: number): number => (value < 16 ? value * 2 : (value * 2) ^ 0b100101);

function printed(symbols: string): string {
  return [PREFIX, symbols.slice(0, 4), symbols.slice(4, 8), symbols.slice(8)].join('-');
}
