import type { Dialog, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import {
  expectAccessibleEverywhere,
  openDashboard,
  signUp,
  typeDay,
  useApp,
} from '#tests/support/app';
import { moduleMessages } from '#domain/learning/modules';

const ethics = moduleContents.find(({ slug }) => slug === 'ethics')!;
const app = useApp();
let page: Page;

const question = () => page.getByRole('alertdialog', { name: 'Discard changes?' });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const link = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function answer(name: 'Discard' | 'Keep editing') {
  await question().getByRole('button', { name }).click();
  await question().waitFor({ state: 'detached' });
}

/** Reloads the page and expects the browser's own question, then stays. */
async function expectAskedByBrowser() {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** Reloads the page and expects no question. */
async function expectNotAsked() {
  let asked = 0;
  const note = (dialog: Dialog) => {
    asked += 1;
    return dialog.accept();
  };
  page.on('dialog', note);
  await page.reload();
  page.off('dialog', note);
  expect(asked).toBe(0);
}

beforeAll(async () => {
  page = await app().open({ discard: true });
  await signUp(page);
});

describe('unsaved changes ask before the user leaves', () => {
  beforeEach(() => openDashboard(page));

  test('the profile', async () => {
    await link('My Profile');
    await button('Edit Profile').click();
    await expectNotAsked();
    await button('Edit Profile').click();
    const name = page.getByLabel('Full Name');
    await name.fill('Alex Night');
    await expectAskedByBrowser();

    await link('Documents');
    await question().waitFor();
    await expectAccessibleEverywhere(page);
    await answer('Keep editing');
    await page.goBack();
    await answer('Keep editing');
    expect(await name.inputValue()).toBe('Alex Night');
    expect(new URL(page.url()).pathname).toBe('/profile');

    await button('Save Changes').click();
    await button('Edit Profile').waitFor();
    await expectNotAsked();
    // Going back before the app has started again must not leave one of its screens.
    await heading('My Profile');
    await page.goBack();
    await heading('Dashboard');
  });

  test('Discard leaves, by Back and by a link', async () => {
    await link('My Profile');
    await button('Edit Profile').click();
    await page.getByLabel('Organization').fill('Somewhere else');
    await page.goBack();
    await answer('Discard');
    await heading('Dashboard');
    await page.goForward();
    await heading('My Profile');
    await button('Edit Profile').click();
    await page.getByLabel('Organization').fill('Somewhere else');
    await link('Documents');
    await answer('Discard');
    await heading('Documents');
    await page.goBack();
    await heading('My Profile');
    expect(await page.getByLabel('Organization').count()).toBe(0);
  });

  test('by Back after "Skip to content"', async () => {
    await link('My Profile');
    await button('Edit Profile').click();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByLabel('Organization').fill('Somewhere else');
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.goBack();
    await answer('Keep editing');
    expect(await page.getByLabel('Organization').inputValue()).toBe('Somewhere else');
    await page.goBack();
    await answer('Discard');
    await heading('Dashboard');
  });

  test('by Forward', async () => {
    await link('Settings');
    await link('Reminders');
    await link('My Profile');
    await page.goBack();
    await heading('Reminders');
    await page.getByRole('switch', { name: 'Deadlines' }).uncheck();
    await page.goForward();
    await answer('Keep editing');
    expect(new URL(page.url()).pathname).toBe('/settings/reminders');
    await page.goForward();
    await answer('Discard');
    await heading('My Profile');
  });

  test('by signing out', async () => {
    await link('My Profile');
    await button('Edit Profile').click();
    await page.getByLabel('Organization').fill('Somewhere else');
    await button('Logout').click();
    await answer('Keep editing');
    expect(await page.getByLabel('Organization').inputValue()).toBe('Somewhere else');
  });

  test('the registration, with one question for two open forms', async () => {
    await link('My Profile');
    await button('Update Registration').click();
    await typeDay(page, 'Registration date', -30);
    await button('Edit Profile').click();
    await page.getByLabel('Organization').fill('Somewhere else');
    await expectAskedByBrowser();
    await link('Dashboard');
    await answer('Discard');
    await heading('Dashboard');
  });

  test('the settings', async () => {
    await link('Settings');
    await page
      .getByRole('navigation', { name: 'Pages of the settings' })
      .getByRole('link', { name: 'Reminders' })
      .click();
    await page.getByRole('button', { name: 'Fine-tune Deadlines' }).click();
    const kind = page.getByRole('group', { name: 'Evidence missing' }).getByLabel('In the app');
    await kind.uncheck();
    await expectAskedByBrowser();
    await link('Dashboard');
    await answer('Keep editing');
    expect(await kind.isChecked()).toBe(false);
    await kind.check();
    await link('Dashboard');
    await heading('Dashboard');
  });

  test('a dialog that keeps no draft', async () => {
    await link('Resources');
    await button('Add Resource').click();
    await page.getByRole('dialog').getByLabel('Description').fill('A long description');
    await expectAskedByBrowser();
    await page.goBack();
    await answer('Keep editing');
    await page.getByRole('dialog').getByLabel('Title').fill('Still here');
    await page.goBack();
    await answer('Discard');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await heading('CPD Resources');
    await page.goBack();
    await heading('Dashboard');
  });

  test('a new record with chosen files', async () => {
    await button('Log CPD Activity').click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.from('A list of names');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'attendance.txt', mimeType: 'text/plain', buffer });
    await dialog.getByText('attendance.txt').waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await answer('Keep editing');
    await expectAskedByBrowser();
    await dialog.getByText('attendance.txt').waitFor();
  });
});

describe('in the module player', () => {
  const player = () => page.getByRole('dialog');
  const option = () => player().getByRole('radio').first();
  const go = (name: string) => player().getByRole('button', { name, exact: true }).click();

  beforeEach(async () => {
    await page.unrouteAll();
    await openDashboard(page);
    await link('CPD Modules');
    await page.getByRole('button', { name: `Start learning: ${ethics.title}` }).click();
    await go('Quiz');
    await player().getByRole('heading', { name: 'Quiz', level: 3 }).waitFor();
  });

  test('an answer saved by the server causes no question', async () => {
    await option().check();
    await expectNotAsked();
    await player().getByRole('heading', { name: 'Quiz', level: 3 }).waitFor();
    expect(await option().isChecked()).toBe(true);
  });

  test('an unsaved answer causes a question, and is sent when the connection returns', async () => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SaveModuleProgress') ? route.abort() : route.continue(),
    );
    await player().getByRole('radio').nth(4).check();
    await page.getByText(moduleMessages.saveFailed).first().waitFor();
    await expectAskedByBrowser();
    await page.goBack();
    await answer('Keep editing');
    await go('Close');
    await answer('Keep editing');
    expect(await player().getByRole('radio').nth(4).isChecked()).toBe(true);

    await page.unrouteAll();
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('SaveModuleProgress')),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved;
    const isGuarded = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(isGuarded).toBe(false);
    await page.goBack();
    await player().waitFor({ state: 'detached' });
    expect(await question().count()).toBe(0);
  });
});
