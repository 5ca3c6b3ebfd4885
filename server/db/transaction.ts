import type { Em } from './database.ts';

/**
 * Runs a function in one transaction, with the caller's context and the transaction's entity manager in it; within
 * another transaction it is a savepoint.
 */
export const transaction = <Given extends { em: Em }, Result>(
  ctx: Given,
  run: (tx: Given & { em: Em }) => Promise<Result>,
): Promise<Result> => ctx.em.transactional((em) => run({ ...ctx, em }));
