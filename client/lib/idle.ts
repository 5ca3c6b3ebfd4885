/** Waits until the browser has painted and has nothing urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: 2_000 });
  });

let turn = Promise.resolve();

/** Waits like `whenIdle`, and for all who asked before: what is late comes one by one, and never in one long task. */
export const inTurn = (): Promise<void> => (turn = turn.then(whenIdle));
