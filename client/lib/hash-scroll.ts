import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the fragment of the address once the page has its data, and focuses the heading there. */
export function useHashScroll(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // Each navigation has a key: a link to where the page already is scrolls again.
    if (!isReady || hash === '' || !key) return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    const heading = part?.querySelector<HTMLElement>('h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isReady, hash, key]);
}
