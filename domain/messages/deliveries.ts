const MINUTE_MS = 60_000;

/** Minutes to wait after each failed attempt. After the last attempt, the message is given up. */
const waits = [1, 5, 30, 2 * 60, 12 * 60] as const;

/** Maximum attempts per message. */
export const ATTEMPTS_MAX = waits.length + 1;

/** Returns when to retry after `attempts` failures; null if no attempts are left. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = waits[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Hours after which an unsent message is out of date and dropped. */
export const STALE_AFTER_HOURS = 72;

/** Days for which delivery records are kept. */
export const DELIVERIES_KEPT_DAYS = 30;
