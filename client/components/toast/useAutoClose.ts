import { useEffect, type RefObject } from 'react';

/** Milliseconds for which a toast stays (specification, section 9). */
const TOAST_MS = 5000;

/** Closes after five seconds; pauses while the toast is hovered or focused, or the window is inactive. */
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
    // While the focus is leaving, it has not moved yet.
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
