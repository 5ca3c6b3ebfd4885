import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import { admit } from './admitted.ts';
import { revisit, visit, type TestApp } from './app.ts';
import { signedUp, TestClient } from './client.ts';
import { expectFailedRequest } from './page-errors.ts';
import { releasePage, type PageOptions } from './pages.ts';
import { waitUntil } from './wait-until.ts';

/** Replaces the server's response: a status and a body, no connection, or a change to the real data. */
type FakeResponse = { status: number; body: string } | 'no connection' | ((data: any) => void);

/** A browser on the built product, a user signed in to it, and helpers for both. */
export class BrowserFixture {
  readonly app: TestApp;
  page!: Page;
  /** The same user over HTTP, to set up the data that a screen shows. */
  me!: TestClient;

  private readonly pendingRequests = new Set<Request>();

  constructor(app: TestApp) {
    this.app = app;
  }

  /** Signs up a new user in a new browser profile. */
  async signUp(options: PageOptions = {}, change: object = {}): Promise<TestClient> {
    this.me = await signedUp(this.app, change);
    await this.newProfile(options);
    const [name, value] = this.me.cookie.split(/=(.*)/s);
    await this.page.context().addCookies([{ name: name!, value: value!, url: this.app.url }]);
    return this.me;
  }

  /** Opens a new browser profile without a session. */
  async newProfile(options: PageOptions = {}): Promise<void> {
    if (this.page) await releasePage(this.page);
    // The rows of a screen share it, each as a test.
    this.page = await this.app.open({ ...options, untilEnd: true });
    this.pendingRequests.clear();
    this.page.on(
      'request',
      (request) => request.method() === 'POST' && this.pendingRequests.add(request),
    );
    this.page.on('requestfinished', (request) => this.pendingRequests.delete(request));
    this.page.on('requestfailed', (request) => this.pendingRequests.delete(request));
  }

  /** Waits until all requests of the screen have finished and no other follows. */
  async waitForRequests(): Promise<void> {
    let quiet = 0;
    const isQuiet = async () => {
      await this.page.waitForTimeout(20);
      quiet = this.pendingRequests.size === 0 ? quiet + 1 : 0;
      return quiet === 5;
    };
    await waitUntil('the requests of the screen have finished', isQuiet, { everyMs: 0 });
  }

  /** Uses the browser's session for HTTP requests, after a sign-in through the screen. */
  async useBrowserSession(): Promise<void> {
    const cookies = await this.page.context().cookies();
    const session = cookies.find(({ name }) => name.endsWith('_session'));
    this.me = new TestClient(this.app);
    this.me.cookie = `${session!.name}=${session!.value}`;
    this.me.user = (await this.me.rest('GET', '/user')).body;
  }

  /** Loads a screen with an empty cache. */
  async load(path: string, heading?: string): Promise<void> {
    await this.page.goto(path);
    await this.screenHeading(heading).waitFor();
  }

  /** Navigates within the app, as a link does. */
  async visit(path: string, heading?: string): Promise<void> {
    await visit(this.page, path);
    await this.screenHeading(heading).waitFor();
  }

  /** Makes the screen fetch its data again, without a reload. */
  async revisit(path: string, heading?: string): Promise<void> {
    await revisit(this.page, path);
    await this.screenHeading(heading).waitFor();
  }

  /** Finds the heading even if a dialog, opened by the address, hides it from queries by role. */
  private screenHeading = (heading?: string) =>
    heading ? this.heading(heading) : this.page.locator('h1');

  heading = (name: string) => this.page.getByRole('heading', { level: 1, name, exact: true });
  region = (name: string) => this.page.getByRole('region', { name, exact: true });
  dialog = (name?: string) => this.page.getByRole('dialog', name ? { name } : {});
  button = (name: string, within: Page | Locator = this.page) =>
    within.getByRole('button', { name, exact: true });
  tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  tabs = (list: string) => textsOf(this.page.getByRole('tablist', { name: list }).getByRole('tab'));

  /** Waits until each of the exact texts is visible. */
  async sees(...texts: string[]): Promise<void> {
    await this.seesIn(this.page, ...texts);
  }

  async seesIn(within: Page | Locator, ...texts: string[]): Promise<void> {
    for (const text of texts) await visibleText(within, text).waitFor();
  }

  async seesNone(...texts: string[]): Promise<void> {
    for (const text of texts) await visibleText(this.page, text).waitFor({ state: 'detached' });
  }

  async expectLink(name: string, path: string, within: Page | Locator = this.page): Promise<void> {
    await expectHref(within.getByRole('link', { name, exact: true }).first(), path);
  }

  /** Returns the options of a select. */
  async options(field: string, within: Page | Locator = this.page): Promise<string[]> {
    const box = within.getByRole('combobox', { name: field });
    if (await isNative(box)) return box.locator('option').allInnerTexts();
    await box.click();
    const texts = await textsOf(this.page.getByRole('option'));
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('listbox').waitFor({ state: 'detached' });
    return texts;
  }

  async choose(field: string, option: string, within: Page | Locator = this.page): Promise<void> {
    const box = within.getByRole('combobox', { name: field });
    if (await isNative(box)) return void (await box.selectOption({ label: option }));
    await box.click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await this.page.getByRole('listbox').waitFor({ state: 'detached' });
  }

  /** Waits for a toast with exactly this content that no earlier row has seen. */
  async toast(title: string, description?: string, variant = 'default'): Promise<void> {
    const newest = this.page.locator('[data-variant]:not([data-seen])').last();
    await expectToast(newest, variant, [title, ...(description ? [description] : [])]);
    await newest.evaluate((toast) => toast.setAttribute('data-seen', ''));
  }

  /** Runs `act` while one GraphQL operation gets this response; all others pass through. */
  async withResponse(
    operation: string,
    fake: FakeResponse,
    act: () => Promise<unknown>,
  ): Promise<void> {
    const handle = (route: Route) =>
      operationOf(route) === operation ? fulfil(route, fake) : route.fallback();
    await this.page.route('**/graphql', handle);
    if (typeof fake === 'object' && fake.status >= 400) {
      expectFailedRequest(fake.status, '/graphql');
    }
    try {
      await act();
    } finally {
      await this.page.unroute('**/graphql', handle);
    }
  }

  /** Runs `act` and holds its operation back until `look` has checked the pending state. */
  async whilePending(
    operation: string,
    act: () => Promise<unknown>,
    look: () => Promise<unknown>,
  ): Promise<void> {
    let release = () => {};
    const looked = new Promise<void>((resolve) => (release = resolve));
    const handle = async (route: Route) => {
      if (operationOf(route) === operation) await looked;
      await route.fallback();
    };
    await this.page.route('**/graphql', handle);
    try {
      await act();
      await look();
    } finally {
      release();
      await this.page.unroute('**/graphql', handle);
    }
  }
}

/** An error response in the server's format, and one without a message. */
export const errorResponse = (message: string): FakeResponse => ({
  status: 500,
  body: JSON.stringify({ message }),
});
export const emptyError: FakeResponse = { status: 500, body: '' };

/** The first visible element with exactly this text. */
export const visibleText = (within: Page | Locator, text: string): Locator =>
  within.getByText(text, { exact: true }).filter({ visible: true }).first();

/** Returns a theme colour as the browser computes it. */
export function rgb(hex: string): string {
  const parts = hex
    .slice(1)
    .match(/../g)!
    .map((part) => Number.parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}

/** Returns a computed style of an element. */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);

/** Waits until a button is disabled. */
export async function expectDisabled(button: Locator): Promise<void> {
  await expect.poll(() => button.isDisabled()).toBe(true);
}

/** Waits for the first element and returns the texts of all. */
async function textsOf(elements: Locator): Promise<string[]> {
  await elements.first().waitFor();
  return elements.allInnerTexts();
}

const isNative = (box: Locator) => box.evaluate((element) => element.tagName === 'SELECT');

async function expectHref(link: Locator, path: string): Promise<void> {
  expect(await link.getAttribute('href')).toBe(path);
}

async function expectToast(toast: Locator, variant: string, words: string[]): Promise<void> {
  await expect.poll(() => toastContent(toast), { interval: 30 }).toEqual({ variant, words });
}

async function toastContent(toast: Locator) {
  return {
    variant: await toast
      .getAttribute('data-variant', { timeout: 2_000 })
      .catch(admit('TimeoutError')),
    words: await toast.locator('p').allInnerTexts(),
  };
}

const operationOf = (route: Route): string =>
  (route.request().postDataJSON() as { operationName: string }).operationName;

async function fulfil(route: Route, fake: FakeResponse): Promise<void> {
  if (fake === 'no connection') return route.abort();
  if (typeof fake === 'object') return route.fulfill({ ...fake, contentType: 'application/json' });
  const response = await route.fetch();
  const json = (await response.json()) as { data: unknown };
  fake(json.data);
  return route.fulfill({ response, json });
}
