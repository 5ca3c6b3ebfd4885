import type { BrowserContext, Page } from 'playwright-core';

/** The part of what Playwright's server knows about a page's requests that is used here. */
interface Manager {
  _userRequestInterceptionEnabled: boolean;
  _updateProtocolRequestInterception(): Promise<void>;
  _forEachSession(visit: (info: { session: Session }) => Promise<unknown>): Promise<void>;
}

interface Session {
  send(method: string, params: object): Promise<unknown>;
}

const ends = new WeakMap<Page, () => Promise<void>>();

/**
 * Chromium loses the requests that are on their way when their interception ends, and the page waits for them forever
 * (Playwright's issue 41802). So a page that once had a route goes on being intercepted until `stopIntercepting`, and
 * Playwright passes each request on; what it fetches is kept in the browser's cache as without routes. No option changes
 * that, so this does it in Playwright's server.
 */
export function keepIntercepting(context: BrowserContext): void {
  context.on('page', keep);
}

/** Ends what `keepIntercepting` has kept, on a page that requests nothing any more. */
export async function stopIntercepting(page: Page): Promise<void> {
  await ends.get(page)?.();
}

function keep(page: Page): void {
  const { _connection: connection } = page as unknown as {
    _connection: { toImpl(page: Page): { delegate: { _networkManager: Manager } } };
  };
  const manager = connection.toImpl(page).delegate._networkManager;
  const update = manager._updateProtocolRequestInterception.bind(manager);
  let isOn = false;
  manager._updateProtocolRequestInterception = async () => {
    const isRouted = manager._userRequestInterceptionEnabled;
    if (!isOn) {
      isOn = isRouted;
      return update();
    }
    await manager._forEachSession(({ session }) =>
      session.send('Network.setCacheDisabled', { cacheDisabled: isRouted }),
    );
  };
  ends.set(page, async () => {
    if (!isOn) return;
    isOn = false;
    await update();
  });
}
