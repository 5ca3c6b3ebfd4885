import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, resize, signUp, useApp, visit } from '#tests/support/app';

const app = useApp();
let page: Page;

const toast = () => page.getByRole('region', { name: 'Notifications (F8)' });
const dialog = () => page.getByRole('dialog');

/** Returns the dialog's controls under the toast, found at many points. */
const covered = () =>
  toast().evaluate((region) => {
    const { left, top, width, height } = region.getBoundingClientRect();
    const steps = Array.from({ length: 21 }, (_, step) => step / 20);
    const below = steps.flatMap((across) =>
      steps.flatMap((down) =>
        document.elementsFromPoint(left + across * width, top + down * height),
      ),
    );
    const used = below.map((each) => each.closest('input, textarea, button, label, a'));
    const names = used
      .filter((each) => each?.closest('[role="dialog"]'))
      .map((each) => each!.getAttribute('aria-label') ?? each!.textContent);
    return { shown: height > 0, names: [...new Set(names)] };
  });
const NOTHING = { shown: true, names: [] };

/** A toast stays while it has the focus; opening a dialog removes it. */
async function saveTimeZone() {
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { selected: false }).first().click();
  await toast().getByText('Time zone saved').waitFor();
}

beforeAll(async () => {
  page = await app().open({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signUp(page);
  await page.goto('/settings');
});

test('a toast on a phone covers nothing of a dialog that opens after it', async () => {
  await saveTimeZone();
  await page.getByRole('button', { name: 'Log CPD Activity' }).click();
  await dialog().getByLabel('What did you do?').waitFor();
  await expect.poll(covered).toEqual(NOTHING);
  await dialog().getByRole('button', { name: 'Close', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
});

test('a toast about a failed save covers nothing of its dialog, which then moves back', async () => {
  await page.getByRole('button', { name: 'Log CPD Activity' }).click();
  await dialog().getByLabel('What did you do?').fill('1h ramp handover');
  await page.route('**/graphql', (route) => route.abort());
  await dialog().getByRole('button', { name: 'Save', exact: false }).last().click();
  await toast().getByText('Something went wrong').waitFor();
  // Keeps it until it is closed.
  await page.keyboard.press('F8');
  await expect.poll(covered).toEqual(NOTHING);
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  const top = () => dialog().evaluate((paper) => paper.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThan(0);
  await toast().getByRole('button', { name: 'Close notification' }).click();
  await expect.poll(top).toBe(0);
});

test('a toast covers nothing of the menu', async () => {
  await page.goto('/settings');
  await saveTimeZone();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog().getByRole('link', { name: 'Dashboard' }).waitFor();
  await expect.poll(covered).toEqual(NOTHING);
});

test('a toast covers no entry of a menu that opens under it', async () => {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await resize(page, 1280);
  await visit(page, '/cpd-log');
  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog().getByLabel('Title').fill('Night shift debrief');
  await page.getByRole('button', { name: 'Save activity' }).click();
  await toast().getByText('Activity created').waitFor();
  await page.getByRole('button', { name: 'Actions for Night shift debrief' }).click();
  // Fails while something else is above it.
  await page.getByRole('menuitem', { name: 'Delete' }).click({ trial: true, timeout: 2000 });
  expect(await toast().getByText('Activity created').isVisible()).toBe(true);
});

test('the notification about recovery codes waits until their dialog is closed', async () => {
  const socket = page.waitForEvent('websocket', (each) => each.url().endsWith('/graphql'));
  await page.goto('/settings/sign-in');
  await (
    await socket
  ).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"next"'));
  await page.getByRole('button', { name: /^Get (new )?recovery codes$/ }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await toast().getByText('Recovery codes saved').waitFor();
  // If it had been shown earlier, it would not appear again.
  await toast().getByText('New recovery codes were made', { exact: true }).waitFor();
  expect(await codes.count()).toBe(0);
});
