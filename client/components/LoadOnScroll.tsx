import { useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  /** Number of rows shown; once more are there, the end may still be near. */
  shown: number;
  /** Fetches the next page. A failure shows when the user presses the button for it. */
  onNear: () => Promise<unknown>;
}

/** Fetches the next page of a list when the user has scrolled to within a screen of its end. */
export function LoadOnScroll({ shown, onNear }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const isLoading = useRef(false);
  const check = useEffectEvent(async () => {
    const top = end.current?.getBoundingClientRect().top ?? Infinity;
    if (isLoading.current || top > 2 * window.innerHeight) return;
    isLoading.current = true;
    await onNear().catch(() => {});
    isLoading.current = false;
  });
  useEffect(() => {
    const listen = () => void check();
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, []);
  useEffect(() => {
    if (shown > 0 && window.scrollY > 0) void check();
  }, [shown]);
  return <div ref={end} />;
}
