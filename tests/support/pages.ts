import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { describeFailure, IDLE_PATH } from './failures.ts';
import { keepIntercepting, stopIntercepting } from './keep-intercepting.ts';
import { watchPageErrors } from './page-errors.ts';
import { pollOften } from './poll-often.ts';

export interface PageOptions extends Pick<
  BrowserContextOptions,
  | 'baseURL'
  | 'colorScheme'
  | 'hasTouch'
  | 'isMobile'
  | 'permissions'
  | 'serviceWorkers'
  | 'viewport'
> {
  /** Runs first in each document of the page, for tests that share it. */
  begin?: () => void;
  /** Closes the page after use, for tests that change its clock or permissions. */
  discard?: true;
}

/**
 * Cleaned pages by what they were opened with. A new page would start a process and load and compile the whole program,
 * which takes longer than the visit itself.
 */
const idlePages = new Map<string, Page[]>();

/** Returns a page of a clean browser profile. */
export async function acquirePage(
  browser: Browser,
  {
    discard,
    viewport = { width: 1280, height: 720 },
    colorScheme = 'light',
    ...options
  }: PageOptions & { baseURL: string },
): Promise<Page> {
  const page =
    (!discard && idlePages.get(keyOf(options))?.pop()) ||
    (await newPage(browser, options, discard));
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  return page;
}

/** What each page that can be reused was opened with. */
const reusable = new WeakMap<Page, Opened>();

type Opened = Omit<PageOptions, 'discard' | 'viewport' | 'colorScheme'> & { baseURL: string };

const keyOf = ({ begin, ...options }: Opened): string =>
  JSON.stringify({ ...options, begin: begin?.toString() });

/** Closes a page, or cleans it for reuse; before, a failed test shows what was on it. */
export async function releasePage(page: Page): Promise<void> {
  const context = page.context();
  const test = TestRunner.getCurrentTest();
  if (test?.result?.state === 'fail') {
    await describeFailure(test.name, [page]);
    // A test that ran out of time may still be using it.
    return context.close();
  }
  const opened = reusable.get(page);
  if (!opened || page.isClosed()) return context.close();
  const key = keyOf(opened);
  if (idlePages.get(key)?.includes(page)) return;
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // A request that the test still holds up is sent or dropped: nobody waits for its response any more.
  for (const each of [context, page]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['request', 'requestfinished', 'requestfailed']) {
    page.removeAllListeners(event);
  }
  // Staying on the server's origin keeps the process; a blank page would not.
  await page.goto(IDLE_PATH);
  await stopIntercepting(page);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(opened.baseURL);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  await page.mouse.move(0, 0);
  idlePages.set(key, [...(idlePages.get(key) ?? []), page]);
}

async function newPage(browser: Browser, opened: Opened, discard = false): Promise<Page> {
  const { begin, ...options } = opened;
  const context = await browser.newContext({
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
    ...options,
  });
  watchPageErrors(context);
  keepIntercepting(context);
  // Also of the pages that a test opens in it.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  pollOften(page);
  if (begin) await page.addInitScript(begin);
  if (!discard) reusable.set(page, opened);
  // The browser cannot take back a script that a test adds.
  for (const each of [page, context]) {
    const add = each.addInitScript.bind(each) as Page['addInitScript'];
    each.addInitScript = (script, ...more) => {
      reusable.delete(page);
      return add(script, ...more);
    };
  }
  return page;
}
