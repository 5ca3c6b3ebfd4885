/** The header by which a request that may be repeated is known; the same name as in the IETF's draft. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';

/** Characters of such a key: a UUID and room to spare. */
export const REQUEST_KEY_MAX = 64;

/** The answer to a request under a key that another request has. */
export const requestKeyReused = 'This Idempotency-Key was used for another request.';

/** The same of an import, whose key stands in its body. */
export const importKeyReused = 'This request key was used for another import.';

/** The header of an answer that an earlier request under the same key has made. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
