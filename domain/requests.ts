/** The header by which a request that may be repeated is known; the same name as in the IETF's draft. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';

/** Characters of such a key: a UUID and room to spare. */
export const REQUEST_KEY_MAX = 64;

/**
 * The header of a response to a session that was ended on purpose: signed out elsewhere, by a new password, or with the
 * account. The device is to keep nothing of that user.
 */
export const SESSION_ENDED_HEADER = 'Session-Ended';
