import { expect } from 'vitest';
import { light } from '#client/app/theme.ts';
import { rgb, styleOf, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';

const area = ({ page }: Stage) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (stage: Stage) => area(stage).locator('[data-variant]');
const fail = (stage: Stage) =>
  stage.when('Logout', 'no connection', async () => {
    await stage.button('Logout').click();
    await stage.toast(
      'Logout failed',
      'The server could not be reached. Check your connection and try again.',
      'destructive',
    );
  });
const push = async (stage: Stage, pixels: number) => {
  const { x, y } = (await toasts(stage).last().boundingBox())!;
  await stage.page.mouse.move(x + 60, y + 12);
  await stage.page.mouse.down();
  await stage.page.mouse.move(x + 60 + pixels, y + 12, { steps: 3 });
  await stage.page.mouse.up();
  await stage.page.mouse.move(10, 10);
};

/** Section 2: the toast area; section 9: its limits. */
export const toastArea: Table<Stage>[] = [
  {
    section: '2 and 9 toast area',
    open: async (stage) => {
      await stage.visit('/help', 'Help Center');
      await stage.page.clock.install();
    },
    rows: {
      'shows notifications in destructive style': async (stage) => {
        await fail(stage);
        expect(await styleOf(toasts(stage), 'background-color')).toBe(rgb(light.error.light));
      },
      'with title and description': async (stage) =>
        expect(await toasts(stage).locator('p').count()).toBe(2),
      'and close button': (stage) => stage.button('Close notification').waitFor(),
      'viewport max width 420px on medium screens and up': async (stage) =>
        expect(await styleOf(area(stage), 'max-width')).toBe('420px'),
      'F8 focuses the toast viewport': async (stage) => {
        await stage.page.keyboard.press('F8');
        expect(await area(stage).evaluate((it) => it === document.activeElement)).toBe(true);
      },
      'auto-close 5000 ms: still there just before': async (stage) => {
        // The toast waits while it has the focus; from then on the clock goes only as far as it is told.
        await stage.page.clock.pauseAt(Date.now() + 3_600_000);
        await stage.heading('Help Center').click();
        await stage.page.clock.runFor(4_990);
        expect(await toasts(stage).count()).toBe(1);
      },
      'auto-close 5000 ms: gone after it': async (stage) => {
        await stage.page.clock.runFor(20);
        await stage.page.clock.resume();
        await expect.poll(() => toasts(stage).count()).toBe(0);
      },
      'swipe threshold 50 px to the right: 40 are not enough': async (stage) => {
        await fail(stage);
        await push(stage, 40);
        expect(await toasts(stage).count()).toBe(1);
      },
      'swipe threshold 50 px to the right': async (stage) => {
        await push(stage, 60);
        await expect.poll(() => toasts(stage).count()).toBe(0);
      },
      'only one toast shows at a time': async (stage) => {
        await fail(stage);
        await fail(stage);
        await expect.poll(() => toasts(stage).count()).toBe(1);
      },
      // How long the original's store keeps what was dismissed (1,000,000 ms) is nothing that a screen shows.
      'the close button dismisses it': async (stage) => {
        await stage.button('Close notification').click();
        await expect.poll(() => toasts(stage).count()).toBe(0);
      },
      'shows notifications in default style': async (stage) => {
        await stage.button('Logout').click();
        await stage.toast('Logged out successfully');
        expect(await styleOf(toasts(stage), 'background-color')).toBe(rgb(light.background.paper));
      },
    },
  },
];
