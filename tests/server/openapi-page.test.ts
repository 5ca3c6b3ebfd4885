import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/rest/routes';
import { expectAccessible } from '#tests/support/app';
import { launchBrowser } from '#tests/support/browser';
import { TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();

test('shows every route, has no broken link, and runs no script', async () => {
  const { status, text, headers } = await new TestClient(server()).raw(
    'GET',
    '/api',
    undefined,
    {},
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(text).not.toMatch(/<script|undefined|\[object/);
  for (const { name, path } of routes) {
    expect(text).toContain(`id="${name}"`);
    expect(text).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`);
  }
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toEqual(expect.arrayContaining(['/api/openapi.json', '/sandbox']));
  for (const link of links) {
    if (link.startsWith('#')) expect(ids).toContain(link.slice(1));
    else expect(link).toMatch(/^\/(api\/openapi\.json|sandbox|developers|favicon\.svg)$/);
  }
});

test('is the same with a trailing slash', async () => {
  const client = new TestClient(server());
  const [plain, slashed] = [await client.fetch('/api'), await client.fetch('/api/')];
  expect(await slashed.text()).toBe(await plain.text());
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(async () => browser?.close());

  test.each(['light', 'dark'] as const)(
    'fits a phone and is accessible, %s',
    async (colorScheme) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(`${server().url}/api#type-Activity`);
      await page.getByText('The time when it was recorded.', { exact: true }).waitFor();
      const createActivity = page.locator('summary', { hasText: 'Adds an activity.' });
      await createActivity.focus();
      await page.keyboard.press('Enter');
      await page.getByText('What was done; at least 2 characters.').first().waitFor();
      await expectAccessible[colorScheme](page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await page.goto(`${server().url}/developers`);
      await page.getByRole('link', { name: 'Live events' }).click();
      await page.getByRole('heading', { name: 'Live events' }).waitFor();
      await expectAccessible[colorScheme](page);
      const guideWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(guideWidth).toBeLessThanOrEqual(390);
      // Without the built client there is no icon.
      expect(problems.filter((text) => !/404/.test(text))).toEqual([]);
      await context.close();
    },
  );
});
