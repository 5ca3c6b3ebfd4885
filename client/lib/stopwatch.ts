import { now } from './dates.ts';
import type { ToLog } from './log-this.ts';

/** Storage key of its start time, which is kept while the app is closed. Signing out deletes both keys. */
const KEY = 'stopwatch';

/** Storage key of the subject that is timed, if any. */
const ABOUT_KEY = 'stopwatch-about';

/** A stopwatch that runs. */
export interface Running {
  since: Date;
  about: ToLog | null;
}

/** The stopwatch of this device; null if none runs. */
export function runningStopwatch(): Running | null {
  try {
    const since = new Date(localStorage.getItem(KEY) ?? '');
    if (Number.isNaN(since.getTime()) || since > now()) return null;
    return { since, about: JSON.parse(localStorage.getItem(ABOUT_KEY) ?? 'null') as ToLog | null };
  } catch {
    return null;
  }
}

/** Starts it, in place of one that runs. */
export function startStopwatch(about: ToLog | null = null): Running {
  const since = now();
  try {
    localStorage.setItem(KEY, since.toISOString());
    if (about) localStorage.setItem(ABOUT_KEY, JSON.stringify(about));
    else localStorage.removeItem(ABOUT_KEY);
  } catch {
    // Without storage it runs while the quick log is open.
  }
  return { since, about };
}

/** Ends it. */
export function endStopwatch(): void {
  try {
    for (const key of [KEY, ABOUT_KEY]) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
