import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoAxeViolations,
  resize,
  revisit,
  signUp,
  typeDay,
  useApp,
} from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { sharedNumberMessages } from '#domain/account/shared-numbers';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let page: Page;

const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
const section = (name: string) => page.getByRole('region', { name });

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Alexandra Medic');
});

describe('the profile', () => {
  test('is edited, which shows in the frame and gives the focus back', async () => {
    await page.goto('/profile');
    const card = section('Profile Information');
    await card.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full Name').fill('Alexandra Night');
    await card.getByRole('button', { name: 'Save Changes' }).click();
    await toast('Profile updated');
    await card.getByText('Alexandra Night').waitFor();
    const edit = card.getByRole('button', { name: 'Edit Profile' });
    await expect.poll(() => edit.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByText('AN', { exact: true }).first().waitFor();
  });

  test('has a picture that shows everywhere at once, and is removed after a confirmation', async () => {
    const picture = await sharp({
      create: { width: 640, height: 480, channels: 3, background: '#2a7' },
    })
      .jpeg()
      .toBuffer();
    const card = section('Profile Image');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Profile picture', { exact: true }).setInputFiles({ name, mimeType, buffer });
    await choose('me.txt', 'text/plain', Buffer.from('hello'));
    await page.getByText('The picture must be a JPEG, PNG or WebP file').waitFor();
    expectFailedRequest(400, '/api/user/image');
    await choose('me.jpg', 'image/jpeg', picture.subarray(0, 200));
    await page.getByText('The picture could not be read. The file may be damaged.').waitFor();
    await choose('me.jpg', 'image/jpeg', picture);
    await toast('Profile image updated');
    const avatar = card.getByRole('img', { name: 'Profile picture of Alexandra Night' });
    await avatar.waitFor();
    await expect.poll(() => page.locator('img[src^="/api/user/image/"]').count()).toBe(2);
    await expect.poll(() => section('Profile Completion').getByText('75%').count()).toBe(1);
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await toast('Profile image removed');
    await avatar.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Change Image');
    await choose('me.jpg', 'image/jpeg', picture);
    await avatar.waitFor();
  });

  test('has a registration, and explains the effect of its dates before they are saved', async () => {
    const card = section('Registration Status');
    await card.getByRole('button', { name: 'Update Registration' }).click();
    const update = card.getByRole('button', { name: 'Save' });
    await typeDay(page, 'Registration date', -30);
    await card.getByText(/^Your CPD period would run from .* to 30 Nov \d{4}\./).waitFor();
    await card.getByRole('combobox', { name: 'Expires on' }).click();
    await page.getByRole('option', { name: 'Another date' }).click();
    await typeDay(page, 'Expiry date', 120);
    await card.getByText(/7.5 hours of CPD are required, .* Sources disagree/).waitFor();
    await card.getByLabel('Registration number (optional)').fill('par 0001234567');
    const addBreak = card.getByRole('button', { name: 'Add break' });
    await addBreak.press('Enter');
    await page.keyboard.type('01');
    await update.click();
    await card.getByText('Break 1: enter the first and the last day').waitFor();
    await card.getByRole('button', { name: 'Remove break 1' }).press('Enter');
    await expect.poll(() => addBreak.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);
    await update.click();
    await card.getByText('PAR0001234567').waitFor();
    await card.getByText('Active', { exact: true }).waitFor();
    await card.getByText(/^1(19|20|21) days$/).waitFor();
    expect(await card.getByText(sharedNumberMessages.title('PAR0001234567')).count()).toBe(0);
  });

  test('says that another account states the same number once the server does, which is after a day', async () => {
    const other = await signedUp(app());
    const state = (registrationNumber: string | null) =>
      other.rest('PATCH', '/user/registration', {
        registrationDate: '2015-02-01',
        registrationNumber,
      });
    expect((await state('PAR0001234567')).status).toBe(200);
    const notice = section('Registration Status').getByText(
      sharedNumberMessages.title('PAR0001234567'),
    );
    await revisit(page, '/profile');
    await section('Registration Status').getByText('PAR0001234567').waitFor();
    expect(await notice.count()).toBe(0);
    // The server reports it a day later; tests/server/standing/registrations.test.ts waits for it.
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const dayLater = body.replaceAll('"isNumberShared":false', '"isNumberShared":true');
      await route.fulfill({ response, body: dayLater });
    });
    await revisit(page, '/profile');
    await notice.waitFor();
    await expectNoAxeViolations(page);
    await page.unroute('**/graphql');
    await revisit(page, '/profile');
    await notice.waitFor({ state: 'detached' });
  });

  test('keeps what the Board answered; removing it can be undone', async () => {
    await revisit(page, '/renewal');
    const panel = section("The Board's answers");
    await panel.getByRole('button', { name: "Add the Board's answer" }).click();
    const dialog = page.getByRole('dialog', { name: "Add the Board's answer" });
    await dialog.getByLabel('Required hours').fill('20');
    await dialog.getByLabel('Interactive hours').fill('5');
    await typeDay(page, 'Answered on', -2);
    await dialog.getByLabel('Who answered, and how').fill('E-mail of the registration team');
    await dialog.getByRole('button', { name: 'Add document' }).click();
    const adding = page.getByRole('dialog').last();
    await adding.getByLabel('Title').fill('The e-mail of the Board');
    await adding.getByLabel('Content').fill('You need 20 hours.');
    await adding.getByRole('button', { name: /^Save/ }).click();
    await dialog.getByRole('combobox', { name: 'Document' }).click();
    await page.getByRole('option', { name: 'The e-mail of the Board' }).click();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    const text = panel.getByText(/^As the Board told you on .*: 20 hours, 5 of them interactive/);
    await text.waitFor();
    await panel.getByText('Document: The e-mail of the Board').waitFor();
    await panel.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await text.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await text.waitFor();
    await revisit(page, '/profile');
  });

  test.each(['light', 'dark'] as const)('passes axe in the %s theme', async (theme) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1280, 390]) {
      await resize(page, width);
      await expectAccessible[theme](page);
    }
    await resize(page, 1280);
    expect(await page.locator('html').getAttribute('data-color-scheme')).toBe(theme);
  });
});
