/** Destination: an address of the app, or a function that goes there. */
export type Way = string | (() => void);

/** Asks before the user leaves. */
export type Guard = (way: Way) => void;

/** One for each form on the screen with unsaved values; the last one asks. */
export const guards: Guard[] = [];

/** An open dialog, as the navigation sees it. */
export interface OpenDialog {
  /** The page on which it opened. */
  pathname: string;
  /** Closes it, after a question if input would be lost. */
  close: () => void;
  /** Closes it without a question, since its page was left; a draft stays. */
  leave: () => void;
}

/** The open dialogs; the last one is on top. */
export const dialogs: OpenDialog[] = [];

/** Closes the dialogs that other pages opened. */
export function leaveDialogs(pathname: string): void {
  for (const each of dialogs.filter((open) => open.pathname !== pathname)) each.leave();
}

let stepListener: ((event: PopStateEvent) => void) | null = null;
// Added before the router's listener, since listeners run in order and the router cannot undo a step.
window.addEventListener('popstate', (event) => stepListener?.(event));

/** Sets the function that sees a step through the history before the router does. */
export function listenToSteps(listener: typeof stepListener): void {
  stepListener = listener;
}

/** Leaves, after a question if something on the screen is not saved. */
export function leave(go: () => void): void {
  const guard = guards.at(-1);
  if (guard) guard(go);
  else go();
}
