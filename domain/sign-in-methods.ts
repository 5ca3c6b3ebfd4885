/** What proves who somebody is beside a password: a code of an authenticator app, a passkey, a recovery code. */
export const secondFactors = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** All that proves it. */
export type SignInMethod = 'password' | SecondFactor;

/** How long a proof serves for what asks for a recent one, in minutes. */
export const RECENT_PROOF_MINUTES = 10;

/** Refusals that ask for more proof. */
export const proofMessages = {
  secondFactor: 'Enter a code of your authenticator app, or use a passkey or a recovery code.',
  stepUp: 'Confirm who you are to continue.',
  code: 'This code is not valid',
  password: 'Password is required',
  demo: 'The demonstration account keeps its one way to sign in. Register an account of your own to try this.',
} as const;

/** Six digits, however they were spaced; null for anything else. */
export function readTotpCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
