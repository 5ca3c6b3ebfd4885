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
  /** Closes the page after use, for tests that change its scripts, clock or permissions. */
  discard?: true;
}

/**
 * Cleaned pages by their server's address. A new page would start a process and load and compile the whole program,
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
    (!discard && idlePages.get(options.baseURL)?.pop()) ||
    (await newPage(browser, options, discard));
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  return page;
}

/** Base URL of each page that can be reused. */
const originOfPage = new WeakMap<Page, string>();

/** Closes a page, or cleans it for reuse; before, a failed test shows what was on it. */
export async function releasePage(page: Page): Promise<void> {
  const context = page.context();
  const test = TestRunner.getCurrentTest();
  if (test?.result?.state === 'fail') {
    await describeFailure(test.name, [page]);
    // A test that ran out of time may still be using it.
    return context.close();
  }
  const home = originOfPage.get(page);
  if (!home || page.isClosed()) return context.close();
  if (idlePages.get(home)?.includes(page)) return;
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
  const { origin } = new URL(home);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  await page.mouse.move(0, 0);
  idlePages.set(home, [...(idlePages.get(home) ?? []), page]);
}

async function newPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
  discard = false,
): Promise<Page> {
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
  if (!discard) originOfPage.set(page, options.baseURL);
  return page;
}
