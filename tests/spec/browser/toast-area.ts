import { expect } from 'vitest';
import { light } from '#client/lib/theme.ts';
import { rgb, styleOf, type BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';

const area = ({ page }: BrowserFixture) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (browser: BrowserFixture) => area(browser).locator('[data-variant]');
const fail = (browser: BrowserFixture) =>
  browser.withResponse('Logout', 'no connection', async () => {
    await browser.button('Logout').click();
    await browser.toast(
      'Logout failed',
      'The server could not be reached. Check your connection and try again.',
      'destructive',
    );
  });
const push = async (browser: BrowserFixture, pixels: number) => {
  const { x, y } = (await toasts(browser).last().boundingBox())!;
  await browser.page.mouse.move(x + 60, y + 12);
  await browser.page.mouse.down();
  await browser.page.mouse.move(x + 60 + pixels, y + 12, { steps: 3 });
  await browser.page.mouse.up();
  await browser.page.mouse.move(10, 10);
};

/** Section 2: the toast area; section 9: its limits. */
export const toastArea: SpecSection<BrowserFixture>[] = [
  {
    section: '2 and 9 toast area',
    open: async (browser) => {
      await browser.visit('/help', 'Help Center');
      await browser.page.clock.install();
    },
    rows: {
      'shows notifications in destructive style': async (browser) => {
        await fail(browser);
        expect(await styleOf(toasts(browser), 'background-color')).toBe(rgb(light.error.light));
      },
      'with title and description': async (browser) =>
        expect(await toasts(browser).locator('p').count()).toBe(2),
      'and close button': (browser) => browser.button('Close notification').waitFor(),
      'viewport max width 420px on medium screens and up': async (browser) =>
        expect(await styleOf(area(browser), 'max-width')).toBe('420px'),
      'F8 focuses the toast viewport': async (browser) => {
        await browser.page.keyboard.press('F8');
        expect(await area(browser).evaluate((it) => it === document.activeElement)).toBe(true);
      },
      'auto-close 5000 ms: still there just before': async (browser) => {
        // The toast waits while it has the focus; from here on the test controls the clock.
        await browser.page.clock.pauseAt(Date.now() + 3_600_000);
        await browser.heading('Help Center').click();
        await browser.page.clock.runFor(4_990);
        expect(await toasts(browser).count()).toBe(1);
      },
      'auto-close 5000 ms: gone after it': async (browser) => {
        await browser.page.clock.runFor(20);
        await browser.page.clock.resume();
        await expect.poll(() => toasts(browser).count()).toBe(0);
      },
      'swipe threshold 50 px to the right: 40 are not enough': async (browser) => {
        await fail(browser);
        await push(browser, 40);
        expect(await toasts(browser).count()).toBe(1);
      },
      'swipe threshold 50 px to the right': async (browser) => {
        await push(browser, 60);
        await expect.poll(() => toasts(browser).count()).toBe(0);
      },
      'only one toast shows at a time': async (browser) => {
        await fail(browser);
        await fail(browser);
        await expect.poll(() => toasts(browser).count()).toBe(1);
      },
      // No screen shows how long the original's store keeps dismissed toasts (1,000,000 ms).
      'the close button dismisses it': async (browser) => {
        await browser.button('Close notification').click();
        await expect.poll(() => toasts(browser).count()).toBe(0);
      },
      'shows notifications in default style': async (browser) => {
        await browser.button('Logout').click();
        await browser.toast('Logged out successfully');
        expect(await styleOf(toasts(browser), 'background-color')).toBe(
          rgb(light.background.paper),
        );
      },
    },
  },
];
