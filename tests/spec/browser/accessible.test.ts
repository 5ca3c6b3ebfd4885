import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import {
  expectAccessibleEverywhere,
  expectAccessibleInBothThemes,
  openDashboard,
  resize,
  signUp,
  useApp,
  visit,
  waitUntilLoaded,
} from '#tests/support/app';
import { chooseAnswers, questionOf } from '#tests/support/quiz';
import { practiceMessages } from '#domain/records/practice-periods';
import { renewalMessages } from '#domain/standing/renewal';

const app = useApp();
const ethics = moduleContents.find(({ slug }) => slug === 'ethics')!;
/** One user, who goes from screen to screen without a reload. */
let page: Page;
const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeAll(async () => {
  page = await app().open();
});

test('axe reports nothing on the first screens of a new user', async () => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).waitFor();
  await expectAccessibleEverywhere(page);
  await signUp(page);
  await openDashboard(page);
  await page.getByText('Recent CPD Activity').waitFor();
  await expectAccessibleEverywhere(page);
  for (const [path, text] of [
    ['/cpd-log', 'No activities found'],
    ['/cpd-log?tab=reflections', '0 reflections'],
    ['/nowhere', '404 Page Not Found'],
  ] as const) {
    await visit(page, path);
    await page.getByText(text, { exact: true }).waitFor();
    await expectAccessibleEverywhere(page);
  }
});

test('axe reports nothing on an activity with things missing, and on what fixes them', async () => {
  const data = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2.5 };
  const completed = { status: 'completed', completedDate: new Date().toISOString() };
  await page.request.post('/api/activities', {
    data: { ...data, ...completed, isInteractive: true },
  });
  await visit(page, '/');
  await page.getByRole('region', { name: 'Audit readiness' }).getByRole('button').waitFor();
  await expectAccessibleEverywhere(page);
  await visit(page, '/cpd-log');
  await press('5 things missing');
  await page.getByText('Optional extras').waitFor();
  await expectAccessibleEverywhere(page);
  await press('Add where and who with');
  await dialog().getByText('Optional extras').waitFor();
  await expectAccessibleEverywhere(page);
  await press('Close');
  await dialog().waitFor({ state: 'detached' });
  await press('Add evidence');
  await dialog().getByRole('button', { name: 'Add files' }).waitFor();
  await expectAccessibleEverywhere(page);
});

test('axe reports nothing on practice hours and the renewal, and a statement needs every answer', async () => {
  await visit(page, '/practice-hours');
  await page.getByText(practiceMessages.empty, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: practiceMessages.addSeveral }).first().click();
  await dialog().getByRole('button').first().waitFor();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  const today = new Date().toISOString().slice(0, 10);
  const first = `${today.slice(0, 8)}01`;
  const worked = { kind: 'practice', employer: 'QAS', startDate: first, endDate: first, hours: 12 };
  await page.request.post('/api/practice-periods', { data: worked });
  await visit(page, '/renewal');
  const considered = page.getByRole('checkbox');
  await considered.first().waitFor();
  await expectAccessibleEverywhere(page);
  const download = page.getByRole('button', { name: renewalMessages.download });
  expect(await download.isDisabled()).toBe(true);
  for (const each of await considered.all()) await each.check();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(renewalMessages.fileName);
});

test('axe reports nothing on the settings', async () => {
  await visit(page, '/settings');
  await page.getByRole('combobox', { name: 'Time zone' }).waitFor();
  await expectAccessibleEverywhere(page);
  await visit(page, '/settings/reminders');
  await page.getByRole('button', { name: 'Fine-tune Learning' }).click();
  const kind = page.getByRole('group', { name: 'Review due' });
  await kind.getByLabel('In the app').uncheck();
  await expectAccessibleEverywhere(page);
  for (const path of ['/settings/sign-in', '/settings/data', '/settings/developers']) {
    await visit(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilLoaded(page);
    await expectAccessibleEverywhere(page);
  }
});

test('axe reports nothing on a module, its case, quiz and reflection', async () => {
  await resize(page, 390);
  await visit(page, '/modules');
  await page.getByRole('button', { name: `Start learning: ${ethics.title}` }).waitFor();
  await expectAccessibleInBothThemes(page);
  await visit(page, '/cpd-modules?module=ethics');
  await dialog().getByRole('heading', { name: 'Key points' }).waitFor();
  await dialog().getByRole('img', { name: ethics.figures[0]!.title }).waitFor();
  await dialog().getByRole('button', { name: 'Work through the case' }).first().click();
  await dialog().getByRole('heading', { name: 'Decision 1' }).waitFor();
  await expectAccessibleInBothThemes(page);
  await press('Go to the quiz');
  await chooseAnswers(dialog(), 4);
  await press('Submit answers');
  const last = dialog().getByRole('group').last();
  await last.getByText((await questionOf(last)).explanation).waitFor();
  await expectAccessibleInBothThemes(page);
  await press('Go to the reflection');
  await dialog().getByLabel('Your reflection').fill('Mr Harrison decided for himself.');
  await dialog().getByText('“Mr Harrison” may identify a patient.', { exact: false }).waitFor();
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});
