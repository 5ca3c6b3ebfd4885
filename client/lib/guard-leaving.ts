import { guards, hearSteps, type Guard } from './leaving.ts';

/** The place in the history of what is on the screen, as the router numbers them. */
let here: number | undefined;
/** The next step through the history is our own: back to here, or away after the question. */
let ownStep: 'return' | 'leave' | null = null;

/**
 * Has the guard asked before the app's links and its Back lead away, and the browser ask before the page is closed or
 * loaded again; answers how to stop.
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
  hearSteps(onStep);
  document.addEventListener('click', onClick, true);
}

function end(): void {
  window.removeEventListener('beforeunload', askBrowser);
  hearSteps(null);
  document.removeEventListener('click', onClick, true);
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

function onStep(event: PopStateEvent): void {
  const next = place();
  const step = next === undefined || here === undefined ? 0 : next - here;
  const isOwn = ownStep;
  ownStep = null;
  if (isOwn === 'return') return event.stopImmediatePropagation();
  // Another part of the same page has no number.
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
  // The router leaves a click alone that is prevented; whatever else hears of it, such as a menu, goes on.
  event.preventDefault();
  guards.at(-1)?.(link.pathname + link.search + link.hash);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** To another screen of the app; of other sites the browser asks. */
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
