import type { Delivery } from '../schema/notifications/delivery.entity.ts';

/** A channel outside the app. */
export interface Sender {
  /** Sends a message; returns 'gone' if there is no recipient any more. Throws if a retry may succeed. */
  send(delivery: Delivery): Promise<'sent' | 'gone'>;
}
