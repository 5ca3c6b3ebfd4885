import type { Logger } from 'pino';
import type { Em } from './database.ts';

/** The callbacks of each open transaction or savepoint, in the order in which they were added. */
const queues = new WeakMap<Em, (() => void)[]>();

/**
 * Runs a function in one transaction, with the caller's context and the transaction's entity manager in it; within
 * another transaction it is a savepoint. Then runs what was passed to `afterCommit`: a savepoint leaves it to its
 * parent, a rollback drops it.
 */
export async function transaction<Given extends { em: Em }, Result>(
  ctx: Given,
  run: (tx: Given & { em: Em }) => Promise<Result>,
): Promise<Result> {
  const parent = queues.get(ctx.em);
  const queue: (() => void)[] = [];
  const result = await ctx.em.transactional(async (em) => {
    queues.set(em, queue);
    try {
      return await run({ ...ctx, em });
    } finally {
      queues.delete(em);
    }
  });
  if (parent) parent.push(...queue);
  else queue.forEach((each) => each());
  return result;
}

/**
 * Calls `run` once the context's transaction has committed, or at once if it has none. Calls keep their order. A failure
 * is logged: the change is stored, so the request succeeds.
 */
export function afterCommit(
  { em, services: { log } }: { em: Em; services: { log: Logger } },
  run: () => void,
): void {
  const queue = queues.get(em);
  if (!queue && em.isInTransaction())
    throw new Error('afterCommit needs a transaction begun by transaction()');
  const logged = () => {
    try {
      run();
    } catch (error) {
      log.error({ err: error }, 'a call after a commit failed');
    }
  };
  if (queue) queue.push(logged);
  else logged();
}
