import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export const REQUEST_ID_HEADER = 'X-Request-Id';

interface Current {
  id: string;
  res: ServerResponse;
}

const current = new AsyncLocalStorage<Current>();

/** The id of the request that this code runs for, if there is one: a user's report is found by it in the logs. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** The response to that request; undefined over a websocket. */
export const currentResponse = (): ServerResponse | undefined => current.getStore()?.res;

/** Gives a request an id of our own making, since a caller's could forge lines of the log. */
export function withRequestId(res: ServerResponse, run: (id: string) => void): void {
  const id = randomUUID();
  current.run({ id, res }, run, id);
}
