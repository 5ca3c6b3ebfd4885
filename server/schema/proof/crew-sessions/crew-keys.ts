import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { invalid } from '#server/errors';
import { validate } from '#server/validate';
import { User } from '../../account/users/user.entity.ts';
import { LockMode } from '@mikro-orm/core';
import { crewKeySchema } from '#domain/proof/crew-sessions.schema';
import {
  crewTicketLimits,
  crewTicketMessages,
  keyExpiresAt,
  type SignedTicket,
} from '#domain/proof/crew-tickets';
import { CrewKey } from './crew-key.entity.ts';
import type { CrewKeyType } from './crew-ticket.type.ts';

/** Registers a phone's key, or extends it. Beyond the limit, the key that was offline longest is removed. */
export async function registerKey(ctx: Context, input: unknown): Promise<CrewKeyType> {
  const { id: userId } = await requireUser(ctx);
  const { publicKey } = validate(crewKeySchema, input);
  if (!ecdsaKey(publicKey)) throw invalid({ publicKey: crewTicketMessages.key });
  const key = await transaction(ctx, async ({ em, now }) => {
    // Concurrent calls of one user wait for each other.
    await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const known = await em.find(
      CrewKey,
      { userId },
      { orderBy: { expiresAt: 'desc', id: 'desc' } },
    );
    const found = known.find((each) => each.publicKey === publicKey);
    const expiresAt = keyExpiresAt(now);
    if (found) found.expiresAt = expiresAt;
    else for (const each of known.slice(crewTicketLimits.keys - 1)) em.remove(each);
    const own = found ?? em.create(CrewKey, { userId, publicKey, createdAt: now, expiresAt });
    await em.flush();
    return own;
  });
  return { id: key.id, now: ctx.now, expiresAt: key.expiresAt };
}

/** True if this key signed the ticket. */
export function isSignedBy({ publicKey }: CrewKey, { signed, signature }: SignedTicket): boolean {
  const key = ecdsaKey(publicKey);
  if (!key) return false;
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes);
}

/** Parses a public key for ECDSA with P-256; null for anything else. */
function ecdsaKey(publicKey: string): KeyObject | null {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}
