import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface PageOptions extends Pick<
  BrowserContextOptions,
  'baseURL' | 'colorScheme' | 'permissions' | 'viewport'
> {
  /** A test changes the scripts, the clock or the permissions of this page, so that nobody is to use it again. */
  discard?: true;
}

/**
 * Pages that nobody uses now, as empty as new ones, by the server they look at. A new one would start a process, and
 * load and compile the whole program again, which takes more than the visit itself.
 */
const idlePages = new Map<string, Page[]>();

/** A page of a browser profile in which nobody has been. */
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

/** Where a page that can be used again belongs. */
const originOfPage = new WeakMap<Page, string>();

/** Ends a page; one that can be used again is left as if nobody had been there. */
export async function releasePage(page: Page): Promise<void> {
  const context = page.context();
  const home = originOfPage.get(page);
  if (!home) return context.close();
  if (idlePages.get(home)?.includes(page)) return;
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll();
  await page.unrouteAll();
  for (const event of ['request', 'requestfinished', 'requestfailed']) {
    page.removeAllListeners(event);
  }
  // An address of the same server stays with the process, which a blank page would not.
  await page.goto('/healthz');
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
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (!discard) originOfPage.set(page, options.baseURL);
  return page;
}
