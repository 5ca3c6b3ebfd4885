import type { Delivery } from '../schema/messages/notifications/delivery.entity.ts';
import { EmailAddress } from '../schema/account/email-addresses/email-address.entity.ts';
import { notify, type NotifyContext } from '../schema/messages/notifications/notify.ts';
import { queryIn } from '../db/in-transaction.ts';
import {
  addressRefusedNotification,
  mailRefusedNotification,
  requestRefusedNotification,
} from '#domain/account/email-addresses';
import type { Refused } from './refusal.ts';

/**
 * Marks an address that refused a message for good, and notifies the user in the app, once per address. A message that was
 * refused alone is repeated in the app. Call it in the transaction that ends the delivery.
 */
export async function settleRefusal(
  tx: NotifyContext,
  delivery: Delivery,
  { refused, address }: { refused: Refused; address: string },
): Promise<void> {
  const { id, userId, kind } = delivery;
  if (kind === 'confirm-activity') {
    const [request] = await queryIn(tx.em)<{ activity_id: number }>({
      text: 'select activity_id from confirmation_requests where link_id = $1 and user_id = $2',
      values: [id, userId],
    });
    if (request) await notify(tx, userId, requestRefusedNotification(address, request.activity_id));
    return;
  }
  // Does nothing if the user has replaced the address meanwhile.
  const current = { userId, address };
  if (!(await tx.em.findOne(EmailAddress, current))) return;
  if (refused === 'message') return notify(tx, userId, mailRefusedNotification(delivery));
  const marked = await tx.em.nativeUpdate(
    EmailAddress,
    { ...current, refusedAt: null },
    { refusedAt: tx.now },
  );
  if (marked > 0) await notify(tx, userId, addressRefusedNotification(address));
}
