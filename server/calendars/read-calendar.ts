import { Worker } from 'node:worker_threads';
import { busy } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { keptThread } from '../kept-thread.ts';
import { rosterFetchLimits as limits } from '../limits.ts';
import { rosterAddressMessages } from '#domain/messages/roster-addresses';
import { comingWindow } from '#domain/messages/roster';
import type { CalendarJob, ReadCalendar } from './calendar.worker.ts';

/** One thread for all users, who take turns: a calendar made to be slow keeps a core busy for seconds. */
const queue = createFairQueue<number>({
  ...limits,
  refusal: () => busy(rosterAddressMessages.busy, limits.retryAfterSeconds),
});

const thread = keptThread<CalendarJob, ReadCalendar>(() => {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./calendar.worker.${extension}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
});

/** Returns the coming shifts in a calendar's text, and notes on them; null if it cannot be read. Throws busy() if too many are being read. */
export async function shiftsInThread(
  userId: number,
  text: string,
  place: { now: Date; timeZone: string },
): Promise<ReadCalendar> {
  const window = comingWindow(place.now, place.timeZone);
  return queue.run({ key: userId }, async (signal) => {
    try {
      return await thread({ text, window }, signal);
    } catch {
      // Too much for the thread's memory or time.
      return null;
    }
  });
}
