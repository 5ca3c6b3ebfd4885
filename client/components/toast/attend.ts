import { noteFocus } from './toast-focus.ts';

/**
 * Lets F8 move the focus to the toasts. An open dialog hides the page from screen readers and traps the focus; toasts are
 * exempt from both. Returns a function that stops it.
 */
export function attend(region: HTMLElement): () => void {
  const show = () => region.removeAttribute('aria-hidden');
  show();
  const unhide = new MutationObserver(show);
  unhide.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F8') region.focus();
  };
  region.addEventListener('focusin', noteFocus);
  document.addEventListener('keydown', onKey);
  return () => {
    unhide.disconnect();
    region.removeEventListener('focusin', noteFocus);
    document.removeEventListener('keydown', onKey);
  };
}
