import { flushSync } from 'react-dom';
import { dialogs, guards, listenToSteps } from './leaving.ts';

/**
 * Back and Forward while dialogs are open or a form is unsaved: the first dialog of a page adds an entry to the
 * history, with the page's own address and key, so that Back closes it. A dialog that closes otherwise leaves the
 * entry: the next dialog uses it again, and Back passes over it. Nothing waits for the history, so no navigation
 * races with it.
 */
interface Entry {
  /** Position in the history, as the router numbers it; undefined for an entry that the router did not make. */
  position: number | undefined;
  /** Names the page; the same for the entry of its dialogs. */
  key: string;
  pathname: string;
  /** Made for the dialogs of a page. */
  isForDialogs: boolean;
  /** The entry below shows an earlier state of the same page: the router replaced the entry of its dialogs. */
  isOver: boolean;
}

interface State {
  idx?: unknown;
  key?: unknown;
  isForDialogs?: unknown;
  isOver?: unknown;
}

const stateOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? state : {};

function present(): Entry {
  const { idx, key, isForDialogs, isOver } = stateOf(window.history.state);
  return {
    position: typeof idx === 'number' ? idx : undefined,
    key: typeof key === 'string' ? key : 'default',
    pathname: window.location.pathname,
    isForDialogs: isForDialogs === true,
    isOver: isOver === true,
  };
}

let here = present();
/** Set if the next step through the history is our own: back to here, or on to where the user goes. */
let ownStep: 'return' | 'leave' | null = null;
/** Set while a step is handled: the history is not where it will be. */
let isStepping = false;

/** Adds the entry that Back leaves to close the page's dialogs, unless there is one. */
export function holdEntry(): void {
  if (here.isForDialogs || here.isOver || ownStep || isStepping) return;
  const { position = 0 } = here;
  const state = { ...stateOf(window.history.state), idx: position + 1, isForDialogs: true };
  window.history.pushState(state, '');
}

function onStep(event: PopStateEvent): void {
  const before = here;
  here = present();
  const own = ownStep;
  ownStep = null;
  if (own === 'return') return event.stopImmediatePropagation();
  const { position } = here;
  const step =
    position === undefined || before.position === undefined ? 0 : position - before.position;
  if (own === 'leave' || position === undefined || step === 0) return;
  const isSamePage = here.key === before.key || (before.isOver && step === -1);
  if (isSamePage && step === -1 && dialogs.length > 0) {
    event.stopImmediatePropagation();
    return closeTop(before.isOver);
  }
  // Forward to the entry of dialogs that are closed.
  if (isSamePage && step === 1) return event.stopImmediatePropagation();
  const target = isSamePage ? position - 1 : position;
  const guard = guards.at(-1);
  if (guard) {
    event.stopImmediatePropagation();
    go(-step, 'return');
    guard(() => go(target - (here.position ?? target), 'leave'));
  } else if (isSamePage) {
    event.stopImmediatePropagation();
    go(-1, target < 0 ? null : 'leave');
  }
}

/** Closes the dialog on top. With one left, or if it asks first, the history returns to the entry of dialogs. */
function closeTop(isOver: boolean): void {
  isStepping = true;
  try {
    flushSync(() => dialogs.at(-1)?.close());
  } finally {
    isStepping = false;
  }
  // A page that the router changed meanwhile shows what its later entry says.
  if (dialogs.length > 0 || isOver) go(1, 'return');
}

function go(by: number, kind: typeof ownStep): void {
  ownStep = by === 0 ? null : kind;
  if (by !== 0) window.history.go(by);
}

/** A link to the page that a dialog is on closes it; one to another page does so by leaving. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || !link.closest('[role=dialog], [role=alertdialog]')) return;
  const { origin, pathname } = window.location;
  const isHere = link.origin === origin && link.pathname === pathname && link.hash === '';
  if (link.href && isHere && link.target === '' && !link.download) dialogs.at(-1)?.close();
}

/** Notes where the router goes, and that it replaced the entry of dialogs. */
function watchRouter(): void {
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...entry) => {
    push(...entry);
    here = present();
  };
  history.replaceState = (state: unknown, ...rest) => {
    const isReplaced = here.isForDialogs || here.isOver;
    const isOver = isReplaced && stateOf(state).isForDialogs !== true;
    replace(isOver ? { ...stateOf(state), isOver } : state, ...rest);
    here = present();
  };
}

listenToSteps(onStep);
watchRouter();
document.addEventListener('click', onClick);
