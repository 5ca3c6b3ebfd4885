import type { BrowserContext, Page } from 'playwright-core';

/** No request is for it. */
const NOWHERE = 'http://nowhere.invalid/';

const intercepted = new WeakSet<BrowserContext>();

/**
 * Chromium loses the requests that are on their way when their interception ends, and the page waits for them forever
 * (Playwright's issue 41802). So a profile that once had a route keeps one, until `stopIntercepting`.
 */
export function keepIntercepting(context: BrowserContext): void {
  const routeOfContext = context.route.bind(context);
  const keep = async () => {
    if (intercepted.has(context)) return;
    intercepted.add(context);
    await routeOfContext(NOWHERE, (route) => route.fallback());
  };
  const watch = (routed: Page | BrowserContext) => {
    const route = routed.route.bind(routed);
    routed.route = async (...given) => {
      await keep();
      return route(...given);
    };
  };
  watch(context);
  context.on('page', watch);
}

/** Removes all routes of a page that nobody looks at any more: whatever it still waits for is gone with it. */
export async function stopIntercepting(page: Page): Promise<void> {
  const context = page.context();
  // A request that the test has left held up is sent, or gone: nobody waits for its response any more.
  for (const each of [context, page]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  intercepted.delete(context);
}
