import { afterEach, expect, test, vi } from 'vitest';
import { signedUp } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { reportLimits } from '#server/limits';
import { createPdfMaker } from '#server/reports/portfolio-process';
import { portfolioBusy, portfolioTooSlow } from '#domain/proof/portfolio';
import { recencyStanding } from '#domain/standing/recency';

const server = useServer();

afterEach(() => void vi.useRealTimers());

async function emptyReport() {
  const alex = await signedUp(server());
  const { body: portfolio } = await alex.rest('GET', '/report?format=json');
  const recency = recencyStanding([], '2026-11-24');
  const none = { credentials: [], recency, lost: new Set<number>(), timeline: null };
  return { portfolio, ...none, now: new Date() };
}

const by = (userId: number) => ({ userId, signal: new AbortController().signal });

test('a report that takes too long, or comes when too many wait, is refused with Retry-After', async () => {
  const job = await emptyReport();
  const short = createPdfMaker({ ...reportLimits, places: 1, waiting: 1, workMs: 1 });
  const [one, two, three] = await Promise.allSettled([
    short(job, by(1)),
    short(job, by(2)),
    short(job, by(3)),
  ]);
  const refused = { status: 'rejected', reason: { status: 503, retryAfterSeconds: 30 } };
  for (const each of [one, two]) {
    expect(each).toMatchObject({ reason: { ...refused.reason, message: portfolioTooSlow } });
  }
  expect(three).toMatchObject({ reason: { ...refused.reason, message: portfolioBusy } });
  const pdf = await createPdfMaker(reportLimits)(job, by(1));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a report asked for as its idle process ends is made by another', async () => {
  const job = await emptyReport();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const make = createPdfMaker(reportLimits);
  await make(job, by(1));
  // The time for which an idle process is kept.
  vi.advanceTimersByTime(30_000);
  const pdf = await make(job, by(1));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
