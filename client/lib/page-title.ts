import { useEffect } from 'react';

/** The product's name, as a person reads it. */
export const PRODUCT = 'ParaMed CPD';

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
