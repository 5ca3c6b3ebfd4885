import './history-steps.ts';
import { guards, type Guard } from './leaving.ts';

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
  window.addEventListener('beforeunload', askBrowser);
  document.addEventListener('click', onClick, true);
}

function end(): void {
  window.removeEventListener('beforeunload', askBrowser);
  document.removeEventListener('click', onClick, true);
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

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
