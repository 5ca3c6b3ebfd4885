import { useEffect, useReducer } from 'react';
import { now } from '#client/lib/dates.ts';

/** Returns the time of the next try, and null once it has come. */
export function useRest(nextTryAt: string | null): Date | null {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ms = nextTryAt ? new Date(nextTryAt).getTime() - now().getTime() : 0;
    if (ms <= 0) return;
    const timer = setTimeout(showAgain, ms);
    return () => clearTimeout(timer);
  }, [nextTryAt]);
  const at = nextTryAt ? new Date(nextTryAt) : null;
  return at && at > now() ? at : null;
}
