const MINUTE_MS = 60_000;

/** How long to wait after each failed attempt, in minutes: the last one given up for good has none. */
const waits = [1, 5, 30, 2 * 60, 12 * 60] as const;

/** The most attempts at one message. */
export const ATTEMPTS_MAX = waits.length + 1;

/** When to try again what has failed `attempts` times; null: no more. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = waits[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** After this a message that could not be sent says nothing new and is let go, in hours. */
export const STALE_AFTER_HOURS = 72;

/** How long the record of a message is kept, in days. */
export const DELIVERIES_KEPT_DAYS = 30;
