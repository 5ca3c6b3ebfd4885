import { guards, listenToSteps, type Guard } from './leaving.ts';

/** The position of the current screen in the history, as the router numbers it. */
let here: number | undefined;
/** Set if the next step through the history is our own: back to here, or away after the question. */
let ownStep: 'return' | 'leave' | null = null;

/**
 * Calls the guard before a link, Back or Forward leaves the screen, and lets the browser ask before the page is closed
 * or reloaded. Returns a function that removes the guard.
 */
export function guardLeaving(guard: Guard): () => void {
  if (guards.length === 0) begin();
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    if (guards.length === 0) end();
  };
}

function begin(): void {
  here = place();
  ownStep = null;
  window.addEventListener('beforeunload', askBrowser);
  listenToSteps(onStep);
  document.addEventListener('click', onClick, true);
}

function end(): void {
  window.removeEventListener('beforeunload', askBrowser);
  listenToSteps(null);
  document.removeEventListener('click', onClick, true);
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

function onStep(event: PopStateEvent): void {
  const next = place();
  const step = next === undefined || here === undefined ? 0 : next - here;
  const isOwn = ownStep;
  ownStep = null;
  if (isOwn === 'return') return event.stopImmediatePropagation();
  // An entry that the router did not make, such as another part of the page, has no number.
  if (isOwn === 'leave' || step === 0) return void (here = next);
  event.stopImmediatePropagation();
  ownStep = 'return';
  window.history.go(-step);
  guards.at(-1)?.(() => {
    ownStep = 'leave';
    window.history.go(step);
  });
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlain(event) || !leadsAway(link)) return;
  // The router ignores a prevented click; other listeners, such as a menu's, still run.
  event.preventDefault();
  guards.at(-1)?.(link.pathname + link.search + link.hash);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** True for a link to another screen of the app; for other sites the browser asks. */
const leadsAway = ({ href, origin, pathname, target, download }: HTMLAnchorElement) =>
  href !== '' &&
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  target === '' &&
  download === '';

function place(): number | undefined {
  const state: unknown = window.history.state;
  const number = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof number === 'number' ? number : undefined;
}
