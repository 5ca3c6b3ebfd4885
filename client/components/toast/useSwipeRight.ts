import { useRef, useState, type PointerEvent } from 'react';

/** Pixels by which a toast must be swiped right to close (specification, section 9). */
const SWIPE_PX = 50;

/** Props that let the user swipe an element away to the right. */
export function useSwipeRight(onSwipe: () => void) {
  const [shift, setShift] = useState(0);
  const start = useRef<number | null>(null);
  const stop = () => {
    start.current = null;
    setShift(0);
  };
  const end = (event: PointerEvent) => {
    const pushed = start.current === null ? 0 : event.clientX - start.current;
    stop();
    if (pushed >= SWIPE_PX) onSwipe();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      // Released outside of it.
      if (event.buttons === 0) stop();
      else setShift(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: stop,
    style: shift > 0 ? { transform: `translateX(${shift}px)` } : undefined,
  };
}
