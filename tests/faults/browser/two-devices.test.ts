import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { openLog, openOwnDevice, recordActivity, titlesOf } from '#tests/support/outbox';
import { outboxMessages as words } from '#domain/records/outbox';
import { versionMessages } from '#domain/versions';

const app = useApp();

async function edit(page: Page, title: string, to: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  // By the keyboard, since a toast may cover the button.
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByLabel('Title').fill(to);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('two devices without a connection send what each has, and only the same record is compared', async () => {
  const me = await signedUp(app());
  for (const title of ['Both', 'Phone only', 'Tablet only']) {
    const input = { title, category: 'Clinical Practice', hours: 2, status: 'in-progress' };
    await me.rest('POST', '/activities', input);
  }
  const open = () => openOwnDevice(app(), me, { serviceWorkers: 'block' });
  const [phone, tablet] = [await open(), await open()];
  for (const device of [phone, tablet]) await device.context().setOffline(true);
  await recordActivity(phone, 'New on the phone');
  await recordActivity(tablet, 'New on the tablet');
  await edit(phone, 'Phone only', 'Phone only, corrected');
  await edit(tablet, 'Tablet only', 'Tablet only, corrected');
  await edit(phone, 'Both', 'Both, from the phone');
  await edit(tablet, 'Both', 'Both, from the tablet');

  const status = (device: Page) => device.getByRole('status');
  await phone.context().setOffline(false);
  await status(phone).waitFor({ state: 'detached' });
  await tablet.context().setOffline(false);
  await status(tablet).getByText(words.problems(1)).waitFor();
  const others = [
    'New on the phone',
    'New on the tablet',
    'Phone only, corrected',
    'Tablet only, corrected',
  ];
  expect(await titlesOf(me)).toEqual(['Both, from the phone', ...others]);

  await status(tablet).getByRole('button', { name: words.show }).click();
  const dialog = tablet.getByRole('dialog');
  await dialog.getByRole('button', { name: words.compare }).click();
  await dialog.getByRole('radio', { name: versionMessages.conflictSides.mine }).check();
  await dialog.last().getByRole('button', { name: versionMessages.save, exact: true }).click();
  await expect.poll(() => titlesOf(me)).toEqual(['Both, from the tablet', ...others]);
  await openLog(phone);
  await phone.getByRole('link', { name: 'Both, from the tablet' }).waitFor();
  await status(tablet).waitFor({ state: 'detached' });
});
