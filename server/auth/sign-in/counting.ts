import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../../errors.ts';

/** A limit that the current request counts against. */
export interface CountedLimit {
  name: string;
  /** Requests allowed within a number of seconds. */
  quota: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
}

/** Reports to callers the limits that their request counts against. */
export interface LimitDisplay {
  show(limit: CountedLimit): void;
  /** Removes a limit that the request turned out not to count against. */
  hide(name: string): void;
}

interface Taking {
  onFirstRefusal?: (() => void) | undefined;
  /** True if no caller may see the limit: others count against it too, or only existing accounts have it. */
  isPrivate?: boolean;
}

/** Counts calls, and reports each limit that a call counts against. */
export const counting = (display: LimitDisplay) => ({
  /** Counts a call; throws rateLimited() beyond the limit. */
  async take(
    limiter: RateLimiterAbstract,
    key: string,
    { onFirstRefusal, isPrivate = false }: Taking = {},
  ): Promise<void> {
    const show = (result: RateLimiterRes) => {
      if (!isPrivate) display.show(shown(limiter, result));
    };
    try {
      show(await limiter.consume(key));
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const result = refused as RateLimiterRes;
      show(result);
      if (result.consumedPoints === limiter.points + 1) onFirstRefusal?.();
      throw rateLimited(secondsOf(result.msBeforeNext));
    }
  },
  /** Uncounts what `take` has counted; nothing is kept of a key without a count. */
  async giveBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
    const { consumedPoints } = await limiter.reward(key, 1);
    if (consumedPoints <= 0) await limiter.delete(key);
    display.hide(limiter.keyPrefix);
  },
  /** Forgets everything that was counted for a key. */
  async clear(limiter: RateLimiterAbstract, key: string): Promise<void> {
    await limiter.delete(key);
    display.hide(limiter.keyPrefix);
  },
});

const shown = (
  { keyPrefix, points, duration }: RateLimiterAbstract,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): CountedLimit => ({
  name: keyPrefix,
  quota: points,
  windowSeconds: duration,
  remaining: Math.max(0, remainingPoints),
  resetSeconds: secondsOf(msBeforeNext),
});

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
