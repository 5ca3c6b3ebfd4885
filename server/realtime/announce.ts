import type { Context } from '../context.ts';

/** Wraps `run`: after its success the user's subscribers and webhooks look for changes of records. */
export const announced =
  <Args extends unknown[]>(
    contextOf: (...args: Args) => Context,
    run: (...args: Args) => unknown,
  ): ((...args: Args) => Promise<unknown>) =>
  async (...args) => {
    const result = await run(...args);
    const { caller, services } = contextOf(...args);
    if (caller.session) services.pubsub.publish('recordsChanged', caller.session.userId, {});
    services.wakeWebhooks('written');
    return result;
  };
