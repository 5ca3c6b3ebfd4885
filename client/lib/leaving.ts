/** Where somebody is about to go: an address of the app, or whatever leads away. */
export type Way = string | (() => void);

/** Asks before it lets somebody go. */
export type Guard = (way: Way) => void;

/** Of what is on the screen alone; the last one asks. */
export const guards: Guard[] = [];

let heard: ((event: PopStateEvent) => void) | null = null;
// First in the program, since a window's listeners are called in their order, and what the router has heard it has done.
window.addEventListener('popstate', (event) => heard?.(event));

/** Has a step through the history told before the router hears of it. */
export function hearSteps(listener: typeof heard): void {
  heard = listener;
}

/** Goes, after a question where something on the screen is not saved. */
export function leave(go: () => void): void {
  const guard = guards.at(-1);
  if (guard) guard(go);
  else go();
}
