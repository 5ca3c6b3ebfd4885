/** Maximum passkeys per account; each of a user's devices or password managers has one. */
export const PASSKEYS_MAX = 20;

/** Length limits of a passkey's name, in characters. */
export const passkeyLimits = { name: { min: 1, max: 60 } } as const;

/** Minutes for which a challenge is valid; an open sign-in page keeps one waiting. */
export const CHALLENGE_MINUTES = 15;

/** Errors of passkeys. */
export const passkeyMessages = {
  notAccepted: 'This passkey was not accepted. Try again, or sign in another way.',
  known: 'This passkey is already in your account.',
  tooMany: `An account has at most ${PASSKEYS_MAX} passkeys. Remove one first.`,
  unavailable: 'Passkeys need the app to be opened over https.',
} as const;
