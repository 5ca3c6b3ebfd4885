/** Request header with the idempotency key, named as in the IETF draft. */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';

/** Maximum characters of an idempotency key: a UUID and room to spare. */
export const REQUEST_KEY_MAX = 64;

/** Error for a key that was used with another request. */
export const requestKeyReused = 'This Idempotency-Key was used for another request.';

/** Error for a key of a request that would be carried out again. */
export const requestKeyNotTaken =
  'An Idempotency-Key is not taken here: a repeated request would be carried out again. Send it without one.';

/** Error for an import whose header has the key that belongs in its body. */
export const requestKeyInBody =
  'An Idempotency-Key is not taken here: send the key in the body, as requestKey.';

/** Error for an import whose key, sent in the body, was used with another import. */
export const importKeyReused = 'This request key was used for another import.';

/** Response header that marks a replayed response of an earlier request with the same key. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
/**
 * Response header for a session that was ended on purpose: by signing out elsewhere, a new password or deletion of the
 * account. The device must delete that user's data.
 */
export const SESSION_ENDED_HEADER = 'Session-Ended';
