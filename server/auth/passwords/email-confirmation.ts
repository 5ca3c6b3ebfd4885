import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { afterCommit } from '../../db/transaction.ts';
import { Delivery } from '../../schema/messages/notifications/delivery.entity.ts';
import { EmailAddress } from '../../schema/account/email-addresses/email-address.entity.ts';
import { confirmationEmail } from '#domain/account/email-addresses';

/**
 * Stores a user's address, unconfirmed, with the message that asks to confirm it; both replace earlier ones. A server
 * without e-mail stores it too: Settings can send the link later. Call it in the caller's transaction.
 */
export async function requestEmailConfirmation(
  ctx: Context,
  userId: number,
  address: string,
): Promise<void> {
  const { em, now } = ctx;
  await em.upsert(EmailAddress, {
    userId,
    address,
    createdAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
    refusedAt: null,
  });
  if (!ctx.services.channels.email) return;
  const kind = 'confirm-email';
  await em.nativeDelete(Delivery, { userId, kind, doneAt: null });
  const { title, message } = confirmationEmail;
  em.create(Delivery, {
    id: randomUUID(),
    userId,
    channel: 'email',
    kind,
    title,
    message,
    createdAt: now,
    notBefore: now,
  });
  await em.flush();
  afterCommit(ctx, () => ctx.services.pubsub.publish('deliveriesWritten', 'all', {}));
}
