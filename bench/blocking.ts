import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Cookie } from 'playwright-core';
import { browserPath } from '../tests/support/browser.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { freePort } from '../tests/support/free-port.ts';
import { median } from './dashboard/machine.ts';

/**
 * Measures how long tasks block the sign-in and the dashboard of the product as built while they load: of each task
 * of the main thread the processor time beyond 50 ms, on a phone SLOWER times slower. Lighthouse adds up the same on
 * a processor four times slower, but of time by the clock, which others on the machine lengthen, and with its
 * profiler running, which about doubles it.
 */
const SLOWER = 8;
const LONG_TASK_MS = 50;
const VISITS = 5;
/** Long enough for what loads ahead, which begins three seconds after the screen is complete. */
const WATCHED_MS = 6_000;
const screens = ['/auth', '/'] as const;
type Screen = (typeof screens)[number];

/** Medians of visits in turn, each with a new profile, in milliseconds. */
export async function blockingTimes(visits = VISITS): Promise<Record<Screen, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-blocking-'));
  const server = await startBuiltServer({ DATA_DIR: folder, PORT: String(await freePort()) });
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const cookies = await signedUp(browser, server.url);
    const times: Record<Screen, number[]> = { '/auth': [], '/': [] };
    for (let visit = 0; visit < visits; visit += 1) {
      for (const screen of screens) {
        times[screen].push(
          blocking(await visited(browser, server.url + screen, screen === '/' ? cookies : [])),
        );
      }
    }
    return { '/auth': median(times['/auth']), '/': median(times['/']) };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function run(): Promise<void> {
  const times = await blockingTimes();
  console.table(
    screens.map((screen) => ({ screen, 'blocking time, ms': Math.round(times[screen]) })),
  );
}

/** A user with a few activities, so that the screen is not empty. */
async function signedUp(browser: Browser, baseURL: string): Promise<Cookie[]> {
  const context = await browser.newContext({ baseURL });
  const post = async (path: string, data: object) => {
    const response = await context.request.post(`/api${path}`, { data });
    if (!response.ok()) throw new Error(`${path} returns ${response.status()}.`);
  };
  await post('/register', {
    username: 'blocking',
    password: 'night-shift-7',
    fullName: 'Alex Medic',
  });
  for (let n = 1; n <= 12; n += 1) {
    await post('/activities', {
      title: `Airway workshop ${n}`,
      category: 'Clinical Practice',
      hours: 2,
      status: 'completed',
      isInteractive: n % 2 === 0,
    });
  }
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread. */
  tdur?: number;
}

/** Loads a page in a new profile; returns what Chromium traced until WATCHED_MS after its load event. */
async function visited(browser: Browser, url: string, cookies: Cookie[]): Promise<TraceEvent[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'],
    },
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  await context.close();
  return events;
}

/** Milliseconds by which the tasks of the thread that painted the page exceed what a user does not notice. */
function blocking(events: TraceEvent[]): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page was not painted.');
  return events
    .filter(
      ({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWER - LONG_TASK_MS))
    .reduce((sum, each) => sum + each, 0);
}
