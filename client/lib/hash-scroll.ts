import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the fragment of the address once the page has its data. */
export function useHashScroll(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [isReady, hash]);
}
