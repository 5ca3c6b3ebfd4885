import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUp, useApp } from '#tests/support/app';

declare global {
  interface Window {
    /** Number of changes that the app made to the list. */
    changes?: number;
    /** Props of each row's last render. */
    rendered?: Map<Element, unknown>;
  }
}

const ALL = 2000;
const PAGES = 6;

const app = useApp();

test('a log of 2,000 activities loads page by page, and renders only visible rows', async () => {
  const page = await app().open({ viewport: { width: 1280, height: 800 } });
  await signUp(page);
  await importActivities(page);
  await page.goto('/cpd-log');
  await page.getByText(`Showing 20 of ${ALL}`).waitFor();
  for (let shown = 40; shown <= 20 * PAGES; shown += 20) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText(`Showing ${shown} of ${ALL}`).waitFor();
  }

  await page.evaluate(countChanges);
  const seen: number[] = [];
  for (const place of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate(scrollTo, place);
    seen.push(await page.evaluate(rowsInSight));
  }
  // Some ten rows on the screen, and those that the browser prepares above and below.
  expect(Math.max(...seen)).toBeLessThanOrEqual(50);
  expect(Math.min(...seen)).toBeGreaterThan(0);
  // The browser scrolls by itself: the app does no work.
  expect(await page.evaluate(() => window.changes)).toBe(0);

  // A change of one row renders one row.
  expect(await page.evaluate(countRendered)).toBe(20 * PAGES);
  await page
    .getByRole('checkbox', { name: /^Completed/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark as in progress' }).click();
  await page.getByText('Back in progress', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(countRendered)).toBe(1);
});

async function importActivities(page: Page): Promise<void> {
  const rows = Array.from({ length: ALL }, (_, n) => ({
    title: `Workshop ${n + 1}`,
    category: 'Clinical Practice',
    hours: 1,
    status: 'completed',
    completedDate: '2020-03-10T00:00:00.000Z',
  }));
  const data = { fileName: 'years.csv', requestKey: 'years-of-workshops', rows };
  const response = await page.request.post('/api/imports', { data });
  expect(response.status()).toBe(201);
}

function countChanges(): void {
  window.changes = 0;
  const count = (records: MutationRecord[]) => {
    window.changes! += records.length;
  };
  const list = document.querySelector('main ul')!;
  new MutationObserver(count).observe(list, { childList: true, subtree: true, attributes: true });
}

/** Scrolls to a fraction of the page's height and waits for the paint. */
async function scrollTo(place: number): Promise<void> {
  window.scrollTo(0, place * document.documentElement.scrollHeight);
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Counts rows with new props; React keeps the props of the last render at the element. */
function countRendered(): number {
  const before = window.rendered;
  window.rendered = new Map();
  for (const row of document.querySelectorAll('main li')) {
    const props = Object.entries(row).find(([key]) => key.startsWith('__reactProps'));
    window.rendered.set(row, props![1]);
  }
  return [...window.rendered].filter(([row, props]) => before?.get(row) !== props).length;
}

function rowsInSight(): number {
  const titles = [...document.querySelectorAll('main li h3')];
  return titles.filter((title) => title.checkVisibility({ contentVisibilityAuto: true })).length;
}
