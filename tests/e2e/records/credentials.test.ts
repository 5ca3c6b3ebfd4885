import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';
import { aPicture } from '#tests/support/files';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Alex Nguyen');
});

const dayOf = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getDate())}${two(date.getMonth() + 1)}${date.getFullYear()}`;
};

test('a card is added from its photo and renewed; the earlier one stays', async () => {
  await page.goto('/documents');
  await page.getByRole('link', { name: 'Credentials', exact: true }).click();
  await page.getByText('No credentials yet').waitFor();
  await expectNoAxeViolations(page);
  const photo = {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture('jpeg', 300, 200),
  };
  await page.getByLabel('From a photo', { exact: true }).last().setInputFiles(photo);
  const adding = page.getByRole('dialog', { name: 'Add credential' });
  await adding.getByText('card.jpg').waitFor();
  await adding.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Blue card (Queensland)' }).click();
  await adding.getByText('Usually 3 years. The date on it decides.').waitFor();
  expect(await adding.getByLabel('Title').inputValue()).toBe('Blue card (Queensland)');
  const day = (dialog: typeof adding, group: string) =>
    dialog.getByRole('group', { name: group }).getByRole('spinbutton', { name: 'Day' });
  await day(adding, 'Issue date').click();
  await page.keyboard.type(dayOf(-1085));
  await expectNoAxeViolations(page);
  await adding.getByRole('button', { name: 'Save credential' }).click();
  await adding.waitFor({ state: 'hidden' });
  await page.getByText(/^Expires in \d+ days$/).waitFor();
  await page.getByText('1 file', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Actions for Blue card (Queensland)' }).click();
  await page.getByRole('menuitem', { name: 'Renew' }).click();
  const renewing = page.getByRole('dialog', { name: 'Renew “Blue card (Queensland)”' });
  await day(renewing, 'Issue date').click();
  await page.keyboard.type(dayOf(-1));
  await renewing.getByRole('button', { name: 'Save credential' }).click();
  await renewing.waitFor({ state: 'hidden' });
  await page.getByText(/^Expires \d+ \w+ \d{4}$/).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('tab', { name: 'Renewed' }).click();
  await page.getByText('Renewed', { exact: true }).last().waitFor();
  await page.getByText('1 file', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Actions for Blue card (Queensland)' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  const view = page.getByRole('dialog', { name: 'Blue card (Queensland)' });
  await view.getByRole('heading', { name: 'Why it matters' }).waitFor();
  await view.getByText('card.jpg').first().waitFor();
  await expectNoAxeViolations(page);
});
