import { expect, test } from 'vitest';
import { webhookMessages as messages } from '#domain/account/webhooks';
import { createToken } from '#tests/support/access-tokens';
import { expectAccessibleEverywhere, signUp, useApp } from '#tests/support/app';
import { CALENDAR_HOST, useCalendarHost } from '#tests/support/calendar-host';
import { TestClient } from '#tests/support/client';
import { waitUntil } from '#tests/support/wait-until';

const host = useCalendarHost();
const app = useApp(() => host.env);
const address = `https://${CALENDAR_HOST}/webhooks`;

test('a webhook is added, gets changes, is seen to fail, sends again and is removed', async () => {
  const page = await app().open();
  await signUp(page, 'Mara Okafor');
  const owner = new TestClient(app());
  owner.cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  await page.goto('/settings/developers');
  await page.getByText(messages.noTokens).waitFor();
  expect(await page.getByRole('button', { name: messages.add }).isDisabled()).toBe(true);
  await createToken(owner, ['record-events:read']);
  await page.reload();

  await page.getByRole('button', { name: messages.add }).click();
  const dialog = page.getByRole('dialog', { name: messages.dialogTitle });
  const where = dialog.getByRole('textbox', { name: messages.addressLabel });
  await where.fill('https://10.0.0.1/');
  await dialog.getByRole('button', { name: messages.add }).click();
  await dialog.getByText(messages.address).waitFor();
  await where.fill(address);
  await dialog.getByRole('combobox', { name: messages.kindsLabel }).press('ArrowDown');
  await page.getByRole('option', { name: 'Activity', exact: true }).click();
  await page.keyboard.press('Escape');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: messages.add }).click();
  const secret = dialog.getByLabel(`Secret of the webhook to ${CALENDAR_HOST}`);
  expect(await secret.inputValue()).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 1 };
  expect((await owner.rest('POST', '/activities', activity)).status).toBe(201);
  await waitUntil('the change has arrived', () => host.requests.length > 0);
  host.answer = (_request, response) => void response.writeHead(500).end();
  expect((await owner.rest('POST', '/activities', activity)).status).toBe(201);
  await waitUntil('the next one did not', () => host.requests.length > 1);

  const menu = page.getByRole('button', { name: `Actions for the webhook to ${CALENDAR_HOST}` });
  await menu.click();
  await page.getByRole('menuitem', { name: messages.deliveries }).click();
  const list = page.getByRole('dialog', { name: messages.deliveries });
  await list.getByText('The receiver returned 500').waitFor();
  await list.getByText('The receiver returned 200').waitFor();
  await expectAccessibleEverywhere(page);
  host.answer = (_request, response) => void response.writeHead(204).end();
  await list
    .getByRole('button', { name: new RegExp(`^${messages.again}`) })
    .first()
    .click();
  await page.getByText(messages.sent.title).waitFor();
  await list.getByText('The receiver returned 204').waitFor();
  await list.getByRole('button', { name: messages.test }).click();
  await list.getByRole('listitem').filter({ hasText: 'Test message' }).waitFor();
  await list.getByRole('button', { name: 'Close' }).click();

  await menu.click();
  await page.getByRole('menuitem', { name: messages.removeAction }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.removeAction }).click();
  await page.getByText(messages.empty).waitFor();
});
