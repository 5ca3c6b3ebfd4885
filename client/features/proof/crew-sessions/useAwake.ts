import { useEffect } from 'react';

/** Keeps the screen on where the browser can, since others scan it. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isHere = true;
    const keep = async () => {
      try {
        const found = await navigator.wakeLock?.request('screen');
        if (isHere) lock = found;
        else void found?.release();
      } catch {
        // Refused, such as with a low battery: the screen goes off as usual.
      }
    };
    const onVisible = () => {
      if (!document.hidden) void keep();
    };
    void keep();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
