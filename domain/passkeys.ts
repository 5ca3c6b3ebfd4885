/** The most passkeys of one account: each device or password manager of a user has one. */
export const PASSKEYS_MAX = 20;

/** Characters in the name that a user gives a passkey. */
export const passkeyLimits = { name: { min: 1, max: 60 } } as const;

/** How long a browser may take to answer a challenge, in minutes; a sign-in page waits with one open. */
export const CHALLENGE_MINUTES = 15;

/** Refusals of passkeys. */
export const passkeyMessages = {
  notAccepted: 'This passkey was not accepted. Try again, or sign in another way.',
  known: 'This passkey is already in your account.',
  tooMany: `An account has at most ${PASSKEYS_MAX} passkeys. Remove one first.`,
  unavailable: 'Passkeys need the app to be opened over https.',
} as const;
