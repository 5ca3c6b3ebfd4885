import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a list whose focused row disappears: it moves to the row in its place, else to the heading, else to the page.
 * Spread `area` on the container; `heading` and the rows (`li`, `tr`) need tabIndex -1. React fires no blur for a removal, so
 * `inside` survives it.
 */
export function useListFocus<List extends HTMLElement = HTMLUListElement>() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<List>(null);
  const inside = useRef(false);
  const row = useRef(0);

  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const rows = rowsOf(list.current);
    focus(
      rows[Math.min(row.current, rows.length - 1)] ??
        heading.current ??
        document.querySelector('main'),
    );
  });

  const area = {
    onFocus: ({ target }: FocusEvent) => {
      inside.current = true;
      const rows = rowsOf(list.current);
      const index = rows.findIndex((element) => element.contains(target));
      if (index >= 0) row.current = index;
    },
    onBlur: () => void (inside.current = false),
  };
  return { heading, list, area };
}

/** The rows of a list in their order, also those of its groups: `li` or `tr` with tabIndex -1. */
export const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[tabindex="-1"]:is(li,tr)') ?? []),
];

/** Focuses an element without scrolling. */
export function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
