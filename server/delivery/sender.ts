import type { Delivery } from '../schema/messages/notifications/delivery.entity.ts';
import type { NotifyContext } from '../schema/messages/notifications/notify.ts';

/** Thrown by a sender if a retry cannot succeed: the delivery ends. */
export class RefusedForGood extends Error {
  /** Applies the consequences for the user, in the transaction that ends the delivery. */
  readonly settle: (tx: NotifyContext) => Promise<void>;

  constructor(cause: unknown, settle: (tx: NotifyContext) => Promise<void>) {
    super('The channel refused the message for good.', { cause });
    this.settle = settle;
  }
}

/** A channel outside the app. */
export interface Sender {
  /**
   * Sends a message; returns 'gone' if there is no recipient any more. Throws RefusedForGood, or another error if a retry
   * may succeed.
   */
  send(delivery: Delivery): Promise<'sent' | 'gone'>;
}

/** The code of a failure, without its message: servers repeat addresses in theirs. */
export function problemOf(error: unknown): string {
  const { code, responseCode, statusCode, command, name } = error as Record<string, unknown>;
  const said = [code, responseCode, statusCode, command].filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
  return (said.length > 0 ? said.join(' ') : String(name ?? 'unknown')).slice(0, 100);
}
