import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  openDashboard,
  signUp,
  useApp,
  visit,
} from '#tests/support/app';

const app = useApp();
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const reflection = [
  'Our handover was rushed, and the receiving team missed the time of the last adrenaline.',
  'A structured handover at the bedside takes less than a minute.',
  'I will ask for silence and use the same order every time.',
];

async function log(page: Page, title: string, fill: () => Promise<void> = async () => {}) {
  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByRole('spinbutton', { name: 'Hours' }).fill('2.5');
  await dialog(page).getByRole('radio', { name: 'Completed' }).check();
  await fill();
  await press(page, 'Save activity');
  await dialog(page).waitFor({ state: 'detached' });
}

async function reflect(page: Page) {
  const fields = dialog(page).getByRole('textbox');
  for (const [index, text] of reflection.entries()) await fields.nth(index).fill(text);
  await press(page, 'Save reflection');
  await dialog(page).waitFor({ state: 'detached' });
}

test('one press fixes each thing that is missing, until the interactive hours are ready for an audit', async () => {
  const page = await app().open();
  await signUp(page);
  await openDashboard(page);
  const card = page.getByRole('region', { name: 'Audit readiness' });
  await card.getByText('No completed activities in this period yet.').waitFor();

  await log(page, 'Airway workshop', async () => {
    expect(await dialog(page).getByLabel('With whom').count()).toBe(0);
    await dialog(page).getByRole('combobox', { name: 'Type of activity' }).click();
    await page.getByRole('option', { name: 'Simulation' }).click();
    await dialog(page)
      .getByText('Filled in: interactive, in person, provider Queensland')
      .waitFor();
    await dialog(page).getByLabel('With whom').fill('x');
  });
  await card.getByText('0 of your 2.5 hours are fully evidenced.').waitFor();
  await card.getByText('Step 1 of 3 to evidence these 2.5 hours.').waitFor();

  await visit(page, '/cpd-log');
  await press(page, '3 things missing');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Activity(')) await held;
    await route.continue();
  });
  await press(page, 'Add where and who with');
  // The dialog opens while its record is still loading.
  await dialog(page).getByRole('heading', { name: 'Add where and who with' }).waitFor();
  letGo();
  const who = dialog(page).getByLabel('With whom');
  await expect.poll(() => who.evaluate((it) => it === document.activeElement)).toBe(true);
  await who.fill('Two consultants and a nurse');
  await dialog(page).getByLabel('How many others').fill('3');
  await press(page, 'Save changes');
  await dialog(page).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '2 things missing' }).waitFor();
  await press(page, 'Add a reflection');
  await dialog(page).getByText('Airway workshop').waitFor();
  await reflect(page);

  await page.getByRole('button', { name: '1 thing missing' }).waitFor();
  await press(page, 'Add evidence');
  await press(page, 'Write a link or a note');
  const note = dialog(page).getByLabel('Evidence', { exact: true });
  await expect.poll(() => note.evaluate((it) => it === document.activeElement)).toBe(true);
  await note.fill('https://example.org/certificate');
  await press(page, 'Save changes');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('Only a link. A link can disappear: add a file.').waitFor();
  await press(page, 'Add evidence');
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('I was there.') };
  const chooser = dialog(page).locator('input[type=file]').first();
  await chooser.setInputFiles(file);
  await dialog(page).getByRole('link', { name: 'Download a.txt' }).waitFor();
  // The notice about a duplicate file does not block the user.
  await chooser.setInputFiles(file);
  await dialog(page).getByText('This file is already here.').waitFor();
  await press(page, 'Done');
  await page.getByText('1 file', { exact: true }).waitFor();

  await page.getByText('Audit-ready', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await card.getByText('All of your 2.5 hours are fully evidenced.').waitFor();
  await page.getByText('2.5 of 30 hours').first().waitFor({ state: 'attached' });
  expect(await card.getByRole('button').count()).toBe(0);
});

test('the dashboard’s next best step leads on to the step after it', async () => {
  const page = await app().open();
  await signUp(page);
  await openDashboard(page);
  await log(page, 'Night shift debrief', async () => {
    await page.getByRole('button', { name: /For an audit/ }).click();
    await dialog(page).getByLabel('Provider').fill('QAS Education');
  });
  const card = page.getByRole('region', { name: 'Audit readiness' });
  await card.getByText('Step 1 of 3 to evidence these 2.5 hours.').waitFor();
  await press(page, 'Add a reflection');
  await dialog(page).getByText('Night shift debrief').waitFor();
  await reflect(page);
  await card.getByText('Step 1 of 2 to evidence these 2.5 hours.').waitFor();
  await card.getByRole('button', { name: 'Add evidence' }).waitFor();
  expect(await card.getByRole('button').count()).toBe(1);
});

test('an activity in progress says that it does not count, and keeps its date when it is reopened', async () => {
  const page = await app().open();
  await signUp(page);
  const before = { title: 'Case review', category: 'Clinical Practice', hours: 1 };
  const completedDate = '2026-01-05T02:00:00.000Z';
  await page.request.post('/api/activities', {
    data: { ...before, status: 'completed', completedDate },
  });
  await openDashboard(page);
  await log(page, 'Course, first part', () =>
    dialog(page).getByRole('radio', { name: 'In Progress' }).check(),
  );
  await page.getByText('It is still in progress, so its hours do not count yet.').waitFor();
  await visit(page, '/cpd-log');
  const tick = page.getByRole('checkbox', { name: 'Completed: Case review' });
  await tick.click();
  await press(page, 'Cancel');
  expect(await tick.isChecked()).toBe(true);
  await tick.click();
  await press(page, 'Mark as in progress');
  await page.getByText('Back in progress', { exact: true }).waitFor();
  await tick.click();
  await page.getByRole('heading', { name: /^Completed on 5 Jan 2026 before/ }).waitFor();
  await press(page, 'Keep 5 Jan 2026');
  await page.getByText(/^Completed 0?5 Jan 2026$/).waitFor();
  await page.getByText('Completed on 5 Jan 2026', { exact: true }).waitFor();
  await press(page, 'Another day');
  await dialog(page).getByRole('group', { name: 'Completion Date' }).waitFor();
  expect(await dialog(page).getByLabel('Title').inputValue()).toBe('Case review');
  await press(page, 'Close');
  await dialog(page).waitFor({ state: 'detached' });

  const other = page.getByRole('checkbox', { name: 'Completed: Course, first part' });
  await other.check();
  await page.getByText('Completed today', { exact: true }).waitFor();
  await page.getByText(/ counted\. /).waitFor();
  await press(page, 'Undo');
  await expect.poll(() => other.isChecked()).toBe(false);
});

test('what is implausible is asked once, and a thin reflection is opened again', async () => {
  const page = await app().open();
  await signUp(page);
  await openDashboard(page);
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/${path}`, { data })).json();
  const { id } = await post('activities', {
    title: 'Simulation day',
    category: 'Clinical Practice',
    hours: 12,
    status: 'completed',
    completedDate: '2026-01-05T02:00:00.000Z',
    startDate: '2026-01-05',
  });
  await post('reflective-logs', {
    activityId: id,
    content: 'It was a good day with good people.',
    learningOutcomes: 'It was good.',
    futureApplication: 'Good again.',
  });
  await visit(page, '/cpd-log');
  await press(page, '4 things missing, 2 to check');
  await page.getByText('12 hours on one day, 5 Jan 2026.').waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Check the date' }).first().click();
  const completion = dialog(page).getByRole('group', { name: 'Completion Date' });
  await expect.poll(() => completion.locator(':focus').count()).toBe(1);
  await press(page, 'Close');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: "That's right" }).first().click();
  await page.getByRole('button', { name: '4 things missing, 1 to check' }).waitFor();
  await press(page, 'Undo');
  await page.getByRole('button', { name: '4 things missing, 2 to check' }).waitFor();
  await press(page, 'Edit the reflection');
  const field = dialog(page).getByRole('textbox').first();
  await expect.poll(() => field.inputValue()).toBe('It was a good day with good people.');
  for (const [index, text] of reflection.entries()) {
    await dialog(page).getByRole('textbox').nth(index).fill(text);
  }
  await press(page, 'Save changes');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '3 things missing, 2 to check' }).waitFor();
});

test('a reflection that stands under two activities is a press away from its check', async () => {
  const page = await app().open();
  await signUp(page);
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/${path}`, { data })).json();
  for (const title of ['Airway evening', 'Trauma evening']) {
    const { id } = await post('activities', {
      title,
      category: 'Clinical Practice',
      hours: 2,
      status: 'completed',
    });
    const [content, learningOutcomes, futureApplication] = reflection;
    const texts = { content, learningOutcomes, futureApplication };
    await post('reflective-logs', { activityId: id, ...texts });
  }
  await openDashboard(page);
  await visit(page, '/cpd-log');
  await page
    .getByRole('button', { name: /to check$/ })
    .first()
    .click();
  await press(page, 'Check the reflection');
  await page.waitForURL(/\/cpd-log\/\d+#reflections$/);
  const heading = page.getByRole('heading', { name: 'Reflections', level: 2 });
  const isFocused = () => heading.evaluate((it) => it === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  // Again, from elsewhere on that page.
  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await press(page, 'Check the reflection');
  await expect.poll(isFocused).toBe(true);
});

test('a quick entry requires no audit fields, and an edit keeps those that were filled in', async () => {
  const page = await app().open();
  await signUp(page);
  await openDashboard(page);
  await log(page, 'Case review', async () => {
    await page.getByRole('button', { name: /For an audit/ }).click();
    await dialog(page).getByLabel('Provider').fill('QAS Education');
    await dialog(page)
      .getByRole('checkbox', { name: /best available evidence/ })
      .check();
  });
  await visit(page, '/cpd-log');
  await press(page, '3 things missing');
  await page.getByText('The type of activity is not chosen.').waitFor();
  expect(await page.getByText('The provider is not named.').count()).toBe(0);
  // The toast covers the button.
  await page.locator('[data-variant]').getByRole('button', { name: 'Close' }).click();
  await press(page, 'Choose the type');
  const type = dialog(page).getByRole('combobox', { name: 'Type of activity' });
  await expect.poll(() => type.evaluate((it) => it === document.activeElement)).toBe(true);
  const provider = dialog(page).getByLabel('Provider');
  await expect.poll(() => provider.inputValue()).toBe('QAS Education');
  const ticked = dialog(page).getByRole('checkbox', { name: /best available evidence/ });
  expect(await ticked.isChecked()).toBe(true);
  await press(page, 'Add evidence');
  const evidence = dialog(page).getByLabel('Evidence', { exact: true });
  await expect.poll(() => evidence.evaluate((it) => it === document.activeElement)).toBe(true);
});
