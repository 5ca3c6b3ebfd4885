import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp } from '#tests/support/app';

const app = useApp();
const phone = { width: 390, height: 844 };
let page: Page;

const dialog = () => page.getByRole('dialog').last();
const recorded = async () =>
  ((await (await page.request.get('/api/activities')).json()) as Record<string, unknown>[]).map(
    ({ title, hours, status, isInteractive }) => [title, hours, status, isInteractive].join(', '),
  );
const settledOn = async () => (await (await page.request.get('/api/presets')).json())[0].settledOn;

const dot = () => page.getByText('1 preset due', { exact: true });

async function open(): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Places' });
  await bar.getByRole('button', { name: 'Log CPD Activity' }).click();
  await dialog().getByRole('heading', { name: 'Log again' }).waitFor();
}

async function choose(action: string): Promise<void> {
  await dialog().getByRole('button', { name: 'Actions for Station drill' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

beforeAll(async () => {
  page = await app().open({ viewport: phone });
  await signUp(page);
  await page.goto('/help');
});

test('a weekly preset is proposed, recorded with one press, undone, and skipped', async () => {
  await open();
  await dialog().getByRole('button', { name: 'Add preset' }).click();
  await dialog().getByLabel('Title').fill('Station drill');
  await dialog().getByRole('spinbutton', { name: 'Hours' }).fill('1.5');
  await dialog().getByLabel('Interactive').check();
  await dialog().getByLabel('Suggested').click();
  await page.getByRole('option', { name: 'Every week' }).click();
  await dialog().getByRole('button', { name: 'Save preset' }).click();
  await page.getByText('Preset added').waitFor();

  const preset = dialog().getByRole('button', { name: 'Station drill 1.5 hours · Every week' });
  await preset.getByText('Due today').waitFor();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize(phone);
  expect(await recorded()).toEqual([]);
  await preset.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Station drill, 1.5, completed, true']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Activity deleted').waitFor();
  await expect.poll(settledOn).toBeNull();
  await dot().waitFor({ state: 'attached' });

  await open();
  await preset.getByText('Due today').waitFor();
  await choose('Skip this time');
  await preset.getByText('Due today').waitFor({ state: 'detached' });
  await expect.poll(settledOn).not.toBeNull();
  await dot().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual([]);

  await choose('Delete preset');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Preset deleted').waitFor();
  await preset.waitFor({ state: 'detached' });
});
