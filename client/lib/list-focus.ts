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

/** Focuses an element without scrolling. */
export function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
