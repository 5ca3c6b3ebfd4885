/** Second factors besides the password: authenticator app code, passkey or recovery code. */
export const secondFactors = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Every way to prove the user's identity; an identity is one at an identity provider. */
export type SignInMethod = 'password' | 'identity' | SecondFactor;

/** Minutes for which a proof of identity counts as recent. */
export const RECENT_PROOF_MINUTES = 10;

/** Errors that ask for more proof of identity. */
export const proofMessages = {
  secondFactor: 'Enter a code of your authenticator app, or use a passkey or a recovery code.',
  stepUp: 'Confirm who you are to continue.',
  code: 'This code is not valid',
  password: 'Password is required',
  demo: 'The demonstration account keeps its one way to sign in. Register an account of your own to try this.',
} as const;

/** Returns the six digits without white space; null for anything else. */
export function readTotpCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
