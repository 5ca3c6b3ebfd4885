import { useEffect } from 'react';

/** The product's name in titles. */
export const PRODUCT = 'ParaMed CPD';

/** Sets the browser tab's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
