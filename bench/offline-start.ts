import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { browserPath } from '../tests/support/browser.ts';
import { startBuiltServer, type BuiltServer } from '../tests/support/built-server.ts';
import { freePort } from '../tests/support/free-port.ts';
import { offlineMessages } from '../domain/records/offline.ts';

/**
 * Measures starts of the built product without a connection, on a phone that its user calls their own: the time until
 * the dashboard is drawn with its figures, and until a press has an effect. Each runs with the processor as it is,
 * and four times slower.
 */
const RUNS = 7;
const SLOWER = [1, 4];
const GOAL_MS = { drawn: 1500, interactive: 2000 };

export interface Start {
  drawn: number;
  interactive: number;
}

declare global {
  interface Window {
    started: Partial<Start>;
  }
}

/** A phone that its user calls their own, whose browser has kept the app, and its server. */
interface Phone {
  context: BrowserContext;
  server: BuiltServer;
}

/** Lends a phone to `use`, and removes it afterwards. */
async function withPhone<Result>(use: (phone: Phone) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-offline-'));
  const server = await startBuiltServer({ DATA_DIR: folder, PORT: String(await freePort()) });
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      timezoneId: 'Australia/Brisbane',
      locale: 'en-AU',
    });
    await fill(context);
    await keepHere(context);
    return await use({ context, server });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Medians of starts with a connection and then without one, in milliseconds. */
export const startsWithAndWithout = (runs: number): Promise<{ online: Start; offline: Start }> =>
  withPhone(async ({ context, server }) => {
    const online = await starts(context, 1, runs);
    await server.stop();
    return { online, offline: await starts(context, 1, runs) };
  });

export const run = (): Promise<void> =>
  withPhone(async ({ context, server }) => {
    // Without a connection means without the server.
    await server.stop();
    const load = loadavg()[0]!.toFixed(1);
    console.log(`Medians of ${RUNS} starts each, ${availableParallelism()} cores, load ${load}`);
    const rows: Record<string, Record<string, number>> = {};
    for (const slower of SLOWER) {
      rows[slower === 1 ? 'as it is' : `${slower} × slower`] = row(
        await starts(context, slower, RUNS),
      );
    }
    rows['goal at 4 × slower'] = row(GOAL_MS);
    console.table(rows);
  });

const row = ({ drawn, interactive }: Start) => ({
  'dashboard drawn, ms': drawn,
  'a press is answered, ms': interactive,
});

async function starts(context: BrowserContext, slower: number, runs: number): Promise<Start> {
  const all: Start[] = [];
  for (let each = 0; each < runs; each += 1) all.push(await start(context, slower));
  return {
    drawn: median(all.map(({ drawn }) => drawn)),
    interactive: median(all.map(({ interactive }) => interactive)),
  };
}

/** A user with a few activities, so that the screen is not empty. */
async function fill({ request }: BrowserContext): Promise<void> {
  const account = { username: 'offline', password: 'night-shift-7', fullName: 'Alex Medic' };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data });
    if (!response.ok()) throw new Error(`${path} returns ${response.status()}.`);
  };
  await post('/register', account);
  for (let n = 1; n <= 12; n += 1) {
    await post('/activities', {
      title: `Airway workshop ${n}`,
      category: 'Clinical Practice',
      hours: 2,
      status: 'completed',
    });
  }
}

/** Calls the device the user's own, and opens the dashboard once for later. */
async function keepHere(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/settings');
  await page.getByLabel(offlineMessages.device.label).check();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/');
  await page.getByText('of 30 hours').first().waitFor();
  await page.waitForLoadState('networkidle');
  // From now on the worker serves the page, and what loads for later has loaded.
  await page.waitForTimeout(5_000);
  await page.close();
}

/** Opens the app as from the home screen. */
async function start(context: BrowserContext, slower: number): Promise<Start> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript({ content: watching() });
  await page.goto('/', { waitUntil: 'commit' });
  const started = await measured(page);
  await page.close();
  return started;
}

async function measured(page: Page): Promise<Start> {
  await page.waitForFunction(() => window.started.interactive !== undefined, null, {
    timeout: 60_000,
    polling: 200,
  });
  return page.evaluate(() => window.started as Start);
}

/**
 * Notes when the dashboard has its figures on the screen, and when the key of the quick log opens it. As text, since
 * a compiled function refers to helpers that the page does not have.
 */
function watching(): string {
  return `
    window.started = {};
    const look = () => {
      requestAnimationFrame(look);
      const { started } = window;
      if (!('drawn' in started)) {
        if (!document.body?.textContent.includes('of 30 hours')) return;
        // This frame is yet to be painted.
        started.drawn = performance.now();
        setTimeout(() => (started.drawn = performance.now()));
      } else if (document.querySelector('[role="dialog"]')) {
        started.interactive ??= performance.now();
      } else {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
      }
    };
    requestAnimationFrame(look);`;
}

function median(figures: number[]): number {
  return Math.round(figures.toSorted((a, b) => a - b)[figures.length >> 1]!);
}
