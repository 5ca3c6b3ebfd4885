import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUp, useApp } from '#tests/support/app';

const ALL = 2000;
const LOADED = 220;

const app = useApp();

test('a log of 2,000 activities loads as one scrolls, renders the rows near the view, and keeps its place', async () => {
  const page = await app().open({ viewport: { width: 1280, height: 800 } });
  await signUp(page);
  await importActivities(page);
  await page.goto('/cpd-log');
  await page.getByText(`Showing 20 of ${ALL}`).waitFor();
  // By keyboard, the first new row takes the focus.
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await page.getByText(`Showing 40 of ${ALL}`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('LI');
  await expect
    .poll(async () => {
      await page.evaluate(scrollTo, 1);
      return page.evaluate(loadedRows);
    })
    .toBeGreaterThanOrEqual(LOADED);

  for (const place of [0, 0.25, 0.5, 0.75]) {
    await page.evaluate(scrollTo, place);
    await expect.poll(() => page.evaluate(rowsInSight)).toBeGreaterThan(0);
    // Only rows near the view are rendered, in lists of twenty.
    await expect.poll(() => page.locator('main li').count()).toBeLessThanOrEqual(100);
  }

  // A change keeps the rows that were loaded beyond the page that is read again.
  const loaded = await page.evaluate(loadedRows);
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('checkbox', { name: /^Completed/ });
  await box.nth((await box.count()) >> 1).click();
  await page.getByRole('button', { name: 'Mark as in progress' }).click();
  await page.getByText('Back in progress', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(loadedRows)).toBe(loaded);
});

async function importActivities(page: Page): Promise<void> {
  const rows = Array.from({ length: ALL }, (_, n) => ({
    title: `Workshop ${n + 1}`,
    category: 'Clinical Practice',
    hours: 1,
    status: 'completed',
    // A day each, since the hours of a day are a fact of each of its activities.
    completedDate: new Date(Date.UTC(2020, 2, 10 - n)).toISOString(),
  }));
  const data = { fileName: 'years.csv', requestKey: 'years-of-workshops', rows };
  const response = await page.request.post('/api/imports', { data });
  expect(response.status()).toBe(201);
}

/** Scrolls to a fraction of the page's height and waits for the paint. */
async function scrollTo(place: number): Promise<void> {
  window.scrollTo(0, place * document.documentElement.scrollHeight);
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** The number of loaded rows that the page shows. */
function loadedRows(): number {
  const told = /Showing (\d+) of/.exec(document.querySelector('main')!.textContent ?? '');
  return Number(told?.[1] ?? 0);
}

function rowsInSight(): number {
  const titles = [...document.querySelectorAll('main li h4')];
  return titles.filter((title) => {
    const { top, bottom } = title.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  }).length;
}
