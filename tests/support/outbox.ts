import { expect } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { waitUntilLoaded, type TestApp } from './app.ts';
import type { GraphQLResult, TestClient } from './client.ts';
import { IDLE_PATH } from './failures.ts';
import type { PageOptions } from './pages.ts';

/** Opens a page in a new browser of a user who is signed in and whose own device it is. */
export async function openOwnDevice(
  app: TestApp,
  me: TestClient,
  options: PageOptions = {},
): Promise<Page> {
  const opened = await app.open({ begin: patientToasts, ...options });
  await signIn(opened, app, me);
  await opened.goto(IDLE_PATH);
  await opened.evaluate((id) => {
    localStorage.setItem('own-device', `${id}:yes`);
    for (const storage of [localStorage, sessionStorage]) storage.setItem('kept-for', id);
  }, String(me.user.id));
  await openLog(opened);
  return opened;
}

/** Lets toasts, which leave after five seconds, stay until a test on a slow machine has pressed their button. */
function patientToasts(): void {
  const { setTimeout } = window;
  const patient = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    setTimeout(run, ms === 5_000 ? 120_000 : ms, ...rest);
  window.setTimeout = patient as typeof window.setTimeout;
}

/** Gives a browser the session of a user. */
export async function signIn(page: Page, { url }: { url: string }, me: TestClient): Promise<void> {
  const [cookie, value] = me.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: cookie!, value: value!, url }]);
}

/** Opens the log, as after a start of the app, and waits for the outbox. */
export async function openLog(page: Page): Promise<void> {
  await page.goto('/cpd-log');
  await outboxIsOpen(page);
}

/** The outbox opens after the first paint. */
async function outboxIsOpen(on: Page): Promise<void> {
  await on.getByRole('heading', { name: 'CPD Log', level: 1 }).waitFor();
  await waitUntilLoaded(on);
  await loadedForLater(on);
}

/** Waits for what a page loads for later, while there is a connection; a service worker that serves it has all of it. */
export async function loadedForLater(on: Page): Promise<void> {
  const isLoaded = () => performance.getEntriesByName('loaded-for-later').length > 0;
  await expect.poll(() => on.evaluate(isLoaded)).toBe(true);
}

/** Fills the form of a new activity. */
export async function fillActivity(on: Page, title: string): Promise<void> {
  await on.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  const dialog = on.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('spinbutton', { name: 'Hours' }).fill('2');
}

/** Saves the form of a new activity, which closes. */
export async function saveActivity(on: Page): Promise<void> {
  const dialog = on.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save activity' }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function recordActivity(on: Page, title: string): Promise<void> {
  await fillActivity(on, title);
  await saveActivity(on);
}

interface Found {
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { title: string } }[];
}

/** The titles of a user's activities on the server, with all doubles. */
export async function titlesOf(me: TestClient): Promise<string[]> {
  const found: string[] = [];
  for (let page: Found['pageInfo'] | null = null; page?.hasNextPage ?? true;) {
    const response: GraphQLResult<{ activities: Found }> = await me.graphql(
      `query ($after: String) { activities(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor } edges { node { title } } } }`,
      { after: page?.endCursor },
    );
    const { edges, pageInfo } = response.data.activities;
    found.push(...edges.map(({ node }) => node.title));
    page = pageInfo;
  }
  return found.toSorted();
}

export const isOperation = (route: Route, name: string): boolean =>
  (route.request().postDataJSON() as { operationName: string }).operationName === name;
