/** Destination: an address of the app, or a function that goes there. */
export type Way = string | (() => void);

/** Asks before the user leaves. */
export type Guard = (way: Way) => void;

/** One for each form on the screen with unsaved values; the last one asks. */
export const guards: Guard[] = [];

let stepListener: ((event: PopStateEvent) => void) | null = null;
// Added before the router's listener, since listeners run in order and the router cannot undo a step.
window.addEventListener('popstate', (event) => stepListener?.(event));

/** Sets what sees a step through the history before the router does. */
export function listenToSteps(listener: typeof stepListener): void {
  stepListener = listener;
}

/** Goes, after a question if something on the screen is not saved. */
export function leave(go: () => void): void {
  const guard = guards.at(-1);
  if (guard) guard(go);
  else go();
}
