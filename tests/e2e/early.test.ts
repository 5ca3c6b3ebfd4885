import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerThroughScreen, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;
beforeAll(async () => {
  page = await app().open();
  await registerThroughScreen(page, 'Early Medic');
});

/** The operations that a page asks for until its heading shows, in their order. */
async function asked(path: string, heading: string): Promise<string[]> {
  const names: string[] = [];
  const note = (request: { url(): string; postDataJSON(): { operationName: string } }) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON().operationName);
  };
  page.on('request', note);
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.getByText('Early Medic').first().waitFor();
  page.off('request', note);
  return names;
}

describe('a signed-in visit', () => {
  test('asks for the dashboard once, before the program is there', async () => {
    const early = page.waitForRequest('**/graphql');
    await page.route('**/index-*.js', async (route) => {
      await early;
      await route.continue();
    });
    const names = await asked('/', 'Dashboard');
    await page.unroute('**/index-*.js');
    expect(names.filter((name) => name === 'Dashboard')).toHaveLength(1);
    expect(names.filter((name) => name === 'CurrentUser')).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(window.earlyRequests ?? {}))).toEqual([]);
  });

  test('asks elsewhere only for who is there', async () => {
    const names = await asked('/help', 'Help Center');
    expect(names).not.toContain('Dashboard');
    expect(names.filter((name) => name === 'CurrentUser')).toHaveLength(1);
  });

  test('asks again when the early request has failed', async () => {
    let failed = 0;
    await page.route('**/graphql', (route) => {
      failed += 1;
      return failed <= 2 ? route.abort() : route.continue();
    });
    const names = await asked('/', 'Dashboard');
    expect(names.filter((name) => name === 'Dashboard')).toHaveLength(2);
    await page.unroute('**/graphql');
  });

  test('whose session has ended is led to the sign-in, and the next one asks for nothing', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Login' }).waitFor();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => window.earlyRequests)).toBeUndefined();
  });
});
