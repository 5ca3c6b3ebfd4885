import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

/** The id of the request that this code runs for, if it is one: what a user reports is found by it in the logs. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Gives a request an id of our own making, since a caller's could forge lines of the log. */
export function withRequestId(run: (id: string) => void): void {
  const id = randomUUID();
  current.run(id, run, id);
}
