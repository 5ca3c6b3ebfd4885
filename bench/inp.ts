import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { browserPath } from '../tests/support/browser.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { freePort } from '../tests/support/free-port.ts';
import { waitUntil } from '../tests/support/wait-until.ts';
import { activityCategories } from '../domain/records/activities.ts';

/**
 * Interactions with the CPD log of the product as built on a phone four times slower, for a log of 5,000 activities that
 * was scrolled to its end, and in turn for one of 20: Interaction to Next Paint, and processor time of the main thread.
 */
const LENGTHS = [5_000, 20];
const ROUNDS = 5;
const SLOWER = 4;
const GOAL_MS = 200;
/** Activities in one request, within its size. */
const BATCH = 1_000;

/** Each presses, types or scrolls once, and leaves the log as it found it or as the next one needs it. */
const steps: readonly { kind: string; act: (page: Page) => Promise<void> }[] = [
  { kind: 'scroll', act: (page) => page.mouse.wheel(0, 2_000) },
  { kind: 'scroll back', act: (page) => page.evaluate(() => window.scrollTo(0, 0)) },
  { kind: 'tick', act: (page) => page.getByRole('checkbox', { checked: false }).first().click() },
  { kind: 'open a menu', act: (page) => menuOf(page).click() },
  { kind: 'close it', act: (page) => page.keyboard.press('Escape') },
  { kind: 'select', act: (page) => button(page, 'Select').click() },
  { kind: 'tick a selected row', act: (page) => page.getByRole('checkbox').nth(2).click() },
  { kind: 'end selecting', act: (page) => button(page, 'Done').click() },
  { kind: 'type in search', act: (page) => search(page).pressSequentially('airw', { delay: 120 }) },
  { kind: 'clear the search', act: (page) => search(page).press('ControlOrMeta+Backspace') },
  { kind: 'show filters', act: (page) => button(page, 'Filters').click() },
  { kind: 'filter by status', act: (page) => button(page, 'Completed').click() },
  { kind: 'show all', act: (page) => button(page, 'All').click() },
  // By its first letter, since a native select opens a menu of the system.
  { kind: 'change the order', act: (page) => orders(page).press('T') },
  { kind: 'change it back', act: (page) => orders(page).press('N') },
  { kind: 'hide filters', act: (page) => button(page, 'Filters').click() },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByLabel('Search activities');
const orders = (page: Page) => page.getByRole('combobox', { name: 'Order' });
const menuOf = (page: Page) => page.locator('main li [aria-haspopup=menu]').first();

export interface Log {
  page: Page;
  devtools: CDPSession;
  /** Milliseconds of each interaction by the step's kind. */
  delays: Map<string, number[]>;
  /** Milliseconds of the main thread for each step. */
  cpu: Map<string, number[]>;
}

declare global {
  interface Window {
    interactions: Record<string, number>;
  }
}

/** Runs rounds of all steps on a log of each length, in turn. */
export async function interactions(lengths: readonly number[], rounds: number): Promise<Log[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-inp-'));
  const server = await startBuiltServer({ DATA_DIR: folder, PORT: String(await freePort()) });
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const logs: Log[] = [];
    for (const length of lengths) logs.push(await openLog(browser, server.url, length));
    for (let round = 0; round < rounds; round += 1) {
      for (const { kind, act } of steps) {
        for (const log of logs) await take(log, kind, act);
      }
    }
    return logs;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function run(): Promise<void> {
  const load = loadavg()[0]!.toFixed(1);
  console.log(
    `${ROUNDS} rounds, ${availableParallelism()} cores, load ${load}, ${SLOWER} × slower`,
  );
  const logs = await interactions(LENGTHS, ROUNDS);
  const rows: Record<string, Record<string, number>> = {};
  for (const { kind } of steps) {
    rows[kind] = {};
    for (const [index, log] of logs.entries()) {
      Object.assign(rows[kind], figuresOf(kind, log, LENGTHS[index]!));
    }
  }
  console.table(rows);
  console.log(`The goal is ${GOAL_MS} ms for the slowest of each kind.`);
}

/** The median of the slowest kind of interaction, in milliseconds. */
export const slowestMedian = ({ delays }: Log): number =>
  Math.max(...[...delays.values()].map(median));

function figuresOf(kind: string, { delays, cpu }: Log, length: number): Record<string, number> {
  const each = delays.get(kind) ?? [];
  return {
    [`${length}: slowest, ms`]: Math.max(0, ...each),
    [`${length}: median, ms`]: median(each),
    [`${length}: CPU, ms`]: median(cpu.get(kind)!),
  };
}

/** The log of a new user, all of it loaded. */
async function openLog(browser: Browser, baseURL: string, length: number): Promise<Log> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Australia/Brisbane',
    locale: 'en-AU',
  });
  await fill(context, length);
  const page = await context.newPage();
  await page.addInitScript({ content: watching() });
  await page.goto('/cpd-log');
  const more = page.getByRole('button', { name: 'Show more' });
  await page.locator('main li[data-id]').first().waitFor();
  const isWhole = async () => {
    if (!(await more.isVisible())) return true;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return false;
  };
  await waitUntil('all rows are loaded', isWhole, { withinMs: 180_000, everyMs: 100 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, devtools, delays: new Map(), cpu: new Map() };
}

async function fill({ request }: BrowserContext, length: number): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data });
    const body = (await response.json()) as { errors?: unknown };
    if (!response.ok() || body.errors) throw new Error(`${path}: ${JSON.stringify(body)}`);
  };
  const account = { username: `inp-${length}`, password: 'night-shift-7', fullName: 'Alex Medic' };
  await post('/api/register', account);
  const query =
    'mutation Fill($input: ImportActivitiesInput!) { importActivities(input: $input) { id } }';
  for (let from = 0; from < length; from += BATCH) {
    const count = Math.min(BATCH, length - from);
    const rows = Array.from({ length: count }, (_, index) => activity(from + index));
    await post('/graphql', { query, variables: { input: { requestKey: `fill-${from}`, rows } } });
  }
}

/** Two or three a day, back over six years. */
function activity(n: number): object {
  const day = new Date(Date.now() - (1 + Math.floor(n / 2.4)) * 24 * 60 * 60 * 1000);
  return {
    title: `${['Airway workshop', 'Trauma update', 'Case review', 'Paediatric drill'][n % 4]} ${n}`,
    category: activityCategories[n % activityCategories.length],
    description:
      n % 3 === 0 ? 'What went well, what to change, and who was there. '.repeat(4) : null,
    hours: 1 + (n % 6) / 2,
    status: n % 3 === 0 ? 'in-progress' : 'completed',
    completedDate: n % 3 === 0 ? null : day.toISOString(),
    evidence: n % 5 === 0 ? `Certificate ${n}, in the station's folder` : null,
  };
}

async function take(log: Log, kind: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, devtools, delays, cpu } = log;
  const before = await spent(devtools);
  await act(page);
  const durations = await page.evaluate(settled);
  note(cpu, kind, [(await spent(devtools)) - before]);
  note(delays, kind, durations);
}

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Waits until the page has nothing left to do, and returns how long each interaction since the last time took. */
async function settled(): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
  const durations = Object.values(window.interactions);
  window.interactions = {};
  return durations;
}

/** Notes the longest event of each interaction, as web-vitals does; an interaction of less than 16 ms is not reported. */
function watching(): string {
  return `
  window.interactions = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      window.interactions[interactionId] = Math.max(duration, window.interactions[interactionId] ?? 0);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;
}

function note(notes: Map<string, number[]>, kind: string, values: number[]): void {
  notes.set(kind, [...(notes.get(kind) ?? []), ...values]);
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);
}
