import { createHash } from 'node:crypto';
import { keyedHash } from '#server/auth/factors/derived-keys';
import type { Env } from '#server/env';
import { tokenLink } from '#domain/account/secret-links';

/**
 * The secret of a link that asks for a confirmation. It is derived from the link's id, so that a retried message has
 * the same link and nothing stored reveals it.
 */
export const confirmationTokenFor = (env: Env, linkId: string): string =>
  keyedHash(env, 'confirmation-requests', linkId).toString('base64url');

/** The stored form of a secret; 256 random bits need no slow hash. */
export const confirmationTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The address of the page, with the secret in its fragment, which browsers never send. */
export const confirmationUrl = (env: Env, linkId: string): string =>
  tokenLink(env.publicUrl, 'confirm', confirmationTokenFor(env, linkId));
