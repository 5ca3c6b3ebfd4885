import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a list whose focused row has left: it goes to the row that took its place, else to the heading, else to the page.
 * `area` goes around all of it, `heading` and the rows (`li`, `tr`) have tabIndex -1. React sends no blur for a removal, so
 * `inside` outlives it.
 */
export function useListFocus<List extends HTMLElement = HTMLUListElement>() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<List>(null);
  const inside = useRef(false);
  const row = useRef(0);

  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    focus(
      rows[Math.min(row.current, rows.length - 1)] ??
        heading.current ??
        document.querySelector('main'),
    );
  });

  const area = {
    onFocus: ({ target }: FocusEvent) => {
      inside.current = true;
      const rows = [...(list.current?.children ?? [])];
      const index = rows.findIndex((element) => element.contains(target));
      if (index >= 0) row.current = index;
    },
    onBlur: () => void (inside.current = false),
  };
  return { heading, list, area };
}

/** Gives the focus to an element without scrolling to it. */
export function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
