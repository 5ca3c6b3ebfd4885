/** Waits until the browser has painted and has nothing urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: 2_000 });
  });

let turn = Promise.resolve();

/** Like `whenIdle`, but one caller after another, so that late work never forms one long task. */
export const inTurn = (): Promise<void> => (turn = turn.then(whenIdle));
