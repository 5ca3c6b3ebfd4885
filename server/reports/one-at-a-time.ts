import { setTimeout as after } from 'node:timers/promises';
import { conflict } from '../errors.ts';
import { portfolioUnderWay } from '#domain/proof/portfolio';

const underWay = new Map<number, Promise<unknown>>();

/** A caller has the last byte of a report a moment before the report is put away, and may ask for the next one. */
const GRACE_MS = 50;

/** Runs one report of a user at a time in this process; throws conflict() while another is in progress. */
export async function oneAtATime<T>(userId: number, run: () => Promise<T>): Promise<T> {
  const earlier = underWay.get(userId);
  if (earlier) await Promise.race([earlier, after(GRACE_MS, undefined, { ref: false })]);
  if (underWay.has(userId)) throw conflict(portfolioUnderWay);
  const running = run();
  underWay.set(
    userId,
    running.catch(() => {}),
  );
  try {
    return await running;
  } finally {
    underWay.delete(userId);
  }
}
