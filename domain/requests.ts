/** The header by which a request that may be repeated is known; the same name as in the IETF's draft. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';

/** Characters of such a key: a UUID and room to spare. */
export const REQUEST_KEY_MAX = 64;
