import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { adjustableClock } from '#tests/support/adjustable-clock';
import {
  expectNoAxeViolations,
  openDashboard,
  resize,
  useApp,
  visit,
  waitUntilLoaded,
} from '#tests/support/app';
import { quickLogTexts } from '#domain/records/quick-log';

/** The demo's data on narrow screens, on a day that stays: which step is next, and its words, depend on the day. */
const clock = adjustableClock(new Date('2027-03-10T02:00:00Z'));
const app = useApp({ DEMO: 'true', ...clock.env });
let page: Page;

const PHONE = { width: 390, height: 844 };
/** The smallest target, in pixels. */
const TOUCH = 44;

beforeAll(async () => {
  page = await app().open({ viewport: PHONE });
  await page.clock.setSystemTime(clock.now());
  await openDashboard(page);
});

const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
};

/** Fails with the targets that a thumb misses: a press is at most half of its width beside their middle. */
async function expectTouchable(targets: Locator): Promise<void> {
  await targets.first().waitFor();
  const missed = await targets.evaluateAll(
    (all, reach) => {
      const isMissed = (target: Element) => {
        target.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const presses = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const;
        return presses.some(([at, down]) => !target.contains(document.elementFromPoint(at, down)));
      };
      return all
        .filter(isMissed)
        .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    },
    TOUCH / 2 - 1,
  );
  expect(missed).toEqual([]);
}

test('the first screen has the rings, the days left and the next step; the page is short', async () => {
  const summary = page.getByRole('region', { name: 'CPD Progress Summary' });
  const step = summary
    .getByRole('link', { name: /^Finish / })
    .or(summary.getByText('Next best step'));
  await step.waitFor();
  await page.getByText('recommendations').waitFor();
  const bar = page.getByRole('navigation', { name: 'Places' });
  const end = (await bar.boundingBox())!.y;
  for (const part of [
    summary.getByText('of 8 hours', { exact: true }),
    summary.getByText(/\d days? left/).first(),
    step,
  ]) {
    expect(await bottomOf(part)).toBeLessThanOrEqual(end);
  }
  // It is the last of the cards to arrive.
  await page.getByRole('region', { name: 'Recommended Modules' }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThan(2_200);
  await expectNoAxeViolations(page);
});

test('a line is logged by keyboard alone; chips and days are large enough for a thumb', async () => {
  await page.keyboard.press('n');
  const form = page.getByRole('dialog');
  await form.getByLabel(quickLogTexts.line).waitFor();
  await page.keyboard.type('2h airway sim with crew yesterday');
  const chips = form.getByRole('group', { name: quickLogTexts.understood }).getByRole('button');
  await expectTouchable(chips);
  await chips.filter({ hasText: quickLogTexts.yesterday }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: quickLogTexts.anotherDay }).focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: /choose date/i }).focus();
  await page.keyboard.press('Enter');
  await expectTouchable(page.getByRole('gridcell', { disabled: false }).filter({ hasText: /\d/ }));
  await page.keyboard.press('Escape');
  await form.getByLabel(quickLogTexts.line).focus();
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await visit(page, '/cpd-log');
  await page.getByRole('link', { name: 'Airway sim' }).first().waitFor();
});

test('the bar at the bottom, the filters and the chips of the log fit a thumb at 320 px', async () => {
  await resize(page, 320);
  await visit(page, '/cpd-log');
  const bar = page.getByRole('navigation', { name: 'Places' });
  await expectTouchable(bar.getByRole('link').or(bar.getByRole('button')));
  const log = page.getByRole('main');
  await log.getByRole('button', { name: 'Filters' }).click();
  await expectTouchable(log.getByRole('combobox'));
  await expectTouchable(log.getByRole('button', { name: /missing|to check/ }));
});

test('nothing moves if the system asks for less motion', async () => {
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map((each) => {
        const { transitionDuration, animationDuration } = getComputedStyle(each);
        return Math.max(parseFloat(transitionDuration), parseFloat(animationDuration));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.01);
});

const paths = [
  '/',
  '/cpd-log',
  '/cpd-log?tab=reflections',
  '/cpd-log?tab=plan',
  '/documents',
  '/modules',
  '/cpd-modules',
  '/resources',
  '/progress',
  '/progress/2026',
  '/profile',
  '/notifications',
  '/settings',
  '/settings/reminders',
  '/settings/sign-in',
  '/settings/data',
  '/settings/developers',
  '/credentials',
  '/practice-hours',
  '/renewal',
  '/crew',
  '/teams',
  '/join-team',
  '/audit-letters',
  '/submissions',
  '/bin',
  '/help',
  '/help?tab=support',
];

async function open(path: string): Promise<void> {
  // A toast stays under the pointer: the demo's reminders bring news while the test runs.
  await page.mouse.move(0, 0);
  await visit(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page);
}

/** Returns what can be pressed, is not a link in a sentence, and is missed by a press just above or below its middle. */
const lowTargets = () =>
  page.evaluate(
    (reach) => {
      const inSentence = (target: Element) =>
        target.matches('a, button') &&
        [...target.parentElement!.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
        );
      const isMissed = (target: Element) => {
        target.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return [-reach, 0, reach].some((by) => {
          const at = document.elementFromPoint(x, y + by);
          // A press on a field's label is one on the field.
          return !target.contains(at?.closest('label')?.control ?? at);
        });
      };
      const all = document.querySelectorAll(
        'main :is(a[href], button:enabled, summary, select, input:enabled:not([type=file], [tabindex="-1"]))',
      );
      return [...all]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 2)
        .filter((each) => !each.closest('[aria-hidden=true]') && !inSentence(each))
        .map((each) => each.closest('label, .MuiInputBase-root') ?? each)
        .filter(isMissed)
        .map((each) => `${each.tagName}: ${each.getAttribute('aria-label') ?? each.textContent}`);
    },
    TOUCH / 2 - 1,
  );

/** Returns by how many pixels a page is wider than the screen. */
const beyondScreen = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Widths of the smallest phone, and of a screen of 1280 px at 200 % zoom. */
const NARROW = [320, 640];

test('on every page each link, button and field fits a thumb; none scrolls sideways at 320 px or 200 % zoom', async () => {
  const records = new Map<string, string>();
  for (const path of paths) {
    await resize(page, PHONE.width);
    await open(path);
    // A toast may cover some of them at first.
    await expect.poll(lowTargets, { message: path, timeout: 8_000 }).toEqual([]);
    const links = page.locator('main a[href]');
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')!))) {
      const kind = /^\/(cpd-log|documents|crew|teams)(\/\w+)?(?=\/\d+$)/.exec(href)?.[0];
      if (kind) records.set(kind, href);
    }
    for (const width of NARROW) {
      await resize(page, width);
      await waitUntilLoaded(page);
      expect(await beyondScreen(), `${path} at ${width} px`).toBe(0);
    }
  }
  await resize(page, PHONE.width);
  expect(records.size).toBeGreaterThan(1);
  for (const path of records.values()) {
    await open(path);
    await expect.poll(lowTargets, { message: path, timeout: 8_000 }).toEqual([]);
  }
});
