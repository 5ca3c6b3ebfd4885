import type { Delivery } from '../schema/notifications/delivery.entity.ts';

/** One way out of the app. */
export interface Sender {
  /** Hands a message over; 'gone' when there is nobody to send it to any more. Throws when another attempt may succeed. */
  send(delivery: Delivery): Promise<'sent' | 'gone'>;
}
