import type DataLoader from 'dataloader';

/**
 * For a DataLoader whose keys of the same moment share one statement: one event may go out to thousands of sockets.
 * Nothing is cached, so each later load reads again.
 */
export const batchOptions = {
  cache: false,
  maxBatchSize: 5_000,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
} satisfies DataLoader.Options<unknown, unknown>;
