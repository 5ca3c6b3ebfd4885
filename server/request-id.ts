import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const current = new AsyncLocalStorage<string>();

/** The id of the request that this code runs for, if it is one: what a user reports is found by it in the logs. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Gives each request an id of our own making, since a caller's could forge lines of the log, and tells it. */
export const requestIds: RequestHandler = (_req, res, next) => {
  const id = randomUUID();
  res.set('X-Request-Id', id);
  current.run(id, next);
};
