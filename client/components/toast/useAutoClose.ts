import { useEffect, type RefObject } from 'react';

/** How long a toast stays (specification, section 9). */
const TOAST_MS = 5000;

/** Closes after five seconds; the time stands still while the toast is pointed at or focused, or the window is left. */
export function useAutoClose(toast: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const region = toast.current?.closest('section');
    if (!region) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      const isHeld = region.matches(':hover') || region.contains(document.activeElement);
      if (!isHeld) timer = setTimeout(close, TOAST_MS);
    };
    const hold = () => clearTimeout(timer);
    // The focus has not moved yet while it is leaving.
    const runSoon = () => void setTimeout(run);
    const listeners: [EventTarget, string, () => void][] = [
      [region, 'pointerenter', hold],
      [region, 'pointerleave', run],
      [region, 'focusin', hold],
      [region, 'focusout', runSoon],
      [window, 'blur', hold],
      [window, 'focus', run],
    ];
    for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
    run();
    return () => {
      clearTimeout(timer);
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    };
  }, [toast, close]);
}
