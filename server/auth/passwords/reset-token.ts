import { createHash } from 'node:crypto';
import type { Env } from '../../env.ts';
import { keyedHash } from '../factors/derived-keys.ts';

/**
 * The token of a reset link. It is derived from the message's id, so that a retry sends the same link and nothing
 * stored reveals it.
 */
export const resetTokenFor = (env: Env, deliveryId: string): string =>
  keyedHash(env, 'password-resets', deliveryId).toString('base64url');

/** The stored form of a token; 256 random bits need no slow hash. */
export const resetTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
