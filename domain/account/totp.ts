import { PRODUCT } from '../product.ts';

/** Settings that every authenticator app supports (RFC 6238): six digits, a new code every 30 seconds. */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;

/** Minutes within which a new secret must be confirmed with its first code. */
export const TOTP_SETUP_MINUTES = 15;

/** Name of this app in an authenticator app. */
export const TOTP_ISSUER = PRODUCT;

/** Errors of authenticator apps. */
export const totpMessages = {
  present: 'An authenticator app is set up already. Remove it first.',
  none: 'The time to enter the first code has run out. Start again.',
} as const;
