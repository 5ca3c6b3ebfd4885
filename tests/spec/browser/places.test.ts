import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  expectNoAxeViolations,
  openDashboard,
  resize,
  useApp,
  visit,
  waitUntilLoaded,
} from '#tests/support/app';

const app = useApp({ DEMO: 'true' });
let page: Page;

beforeAll(async () => {
  page = await app().open({ viewport: { width: 1280, height: 720 } });
  await openDashboard(page);
});

const heading = (name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const nav = (name: string) => page.getByRole('navigation', { name, exact: true });
const lit = (name: string) => nav(name).locator('[aria-current=page]').allInnerTexts();

const rooms = [
  ['Credentials', 'Credentials'],
  ['Practice hours', 'Practice hours'],
  ['Crew sessions', 'Crew sessions'],
  ['Teams', 'Teams'],
  ['Audit letters', 'Audit letters'],
  ['Shared submissions', 'Shared submissions'],
] as const;

test('the sidebar leads to every room, lights one entry, and fits a small laptop', async () => {
  const entries = [...rooms, ['Renewal', 'Prepare my renewal'], ['Progress', 'Your progress']];
  for (const [name, title] of entries) {
    await nav('Main').getByRole('link', { name, exact: true }).click();
    await heading(title!);
    expect(await lit('Main')).toEqual([name]);
  }
  await visit(page, '/bin');
  await heading('Bin');
  expect(await lit('Main')).toEqual(['My CPD Log']);
  const hidden = await nav('Main').evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
});

test('on a phone every room is two presses away, and its place stays lit', async () => {
  await resize(page, 390);
  for (const [name, title] of rooms) {
    await visit(page, '/');
    await nav('Places').getByRole('link', { name: 'Proof' }).click();
    await nav('Proof').getByRole('link', { name, exact: true }).click();
    await heading(title);
    expect(await lit('Places')).toEqual(['Proof']);
    expect(await lit('Proof')).toEqual([name]);
    // The row has scrolled to where one is.
    const shown = nav('Proof').locator('[aria-current=page]');
    await expect
      .poll(async () => {
        const { x, width } = (await shown.boundingBox())!;
        return x >= 0 && x + width <= 390;
      })
      .toBe(true);
  }
  await nav('Places').getByRole('link', { name: 'Renewal' }).click();
  await heading('Prepare my renewal');
  await nav('Renewal').getByRole('link', { name: 'Progress' }).click();
  await heading('Your progress');
  await waitUntilLoaded(page);
  await expectNoAxeViolations(page);
  await visit(page, '/resources');
  await heading('CPD Resources');
  expect(await lit('Learn')).toEqual(['Resources']);
});

test('on a phone the first of many activities is in view, and chosen filters are named', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/cpd-log');
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.waitFor();
  await waitUntilLoaded(page);
  expect((await first.boundingBox())!.y).toBeLessThan(300);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Category').selectOption('Research & Education');
  await page.getByRole('group', { name: 'Filter activities' }).getByText('Completed').click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const category = page.getByRole('button', { name: /^Category: Research & Education/ });
  await category.waitFor();
  await expectNoAxeViolations(page);
  await category.click();
  await category.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Status: Completed/ }).click();
  await page.waitForURL((url) => url.search === '');
  await visit(page, '/cpd-log?sort=hours');
  await page.getByRole('button', { name: /^Order: Most hours first/ }).click();
  await page.waitForURL((url) => url.search === '');
});

test('with forced colours the current place and tab, chips and bars keep a line', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (part: Locator, name: keyof CSSStyleDeclaration) =>
    part.first().evaluate((each, key) => getComputedStyle(each)[key], name);
  await visit(page, '/cpd-log');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const current = nav('Places').locator('[aria-current=page]');
  expect(await style(current, 'textDecorationLine')).toBe('underline');
  const indicator = page.locator('.MuiTabs-indicator');
  const tab = page.getByRole('tab', { selected: true });
  expect(await style(indicator, 'backgroundColor')).not.toBe(
    await style(page.locator('body'), 'backgroundColor'),
  );
  expect((await indicator.first().boundingBox())!.width).toBeCloseTo(
    (await tab.boundingBox())!.width,
    0,
  );
  await visit(page, '/');
  await waitUntilLoaded(page);
  expect(await style(page.getByRole('main').locator('progress'), 'borderTopWidth')).toBe('1px');
  for (const kind of ['.MuiChip-filled', '.MuiAlert-root', '.MuiButton-contained']) {
    expect(await style(page.getByRole('main').locator(kind), 'borderTopStyle'), kind).toBe('solid');
  }
  await page.emulateMedia({ forcedColors: 'none' });
});
