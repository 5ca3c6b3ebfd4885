import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import { keyedHash } from './derived-keys.ts';

/**
 * The token of the link in a message. It follows from the message's id, so that a second attempt to send it has the
 * same link and nothing stored gives it away.
 */
export const resetTokenFor = (env: Env, deliveryId: string): string =>
  keyedHash(env, 'password-resets', deliveryId).toString('base64url');

/** A token as it is stored; 256 random bits need no slow hash. */
export const resetTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
