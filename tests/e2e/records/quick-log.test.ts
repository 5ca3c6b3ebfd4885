import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { revisit, signUp, useApp, visit } from '#tests/support/app';
import { aPicture } from '#tests/support/files';
import { today } from '#tests/support/today';
import { addDays, dayLabel } from '#domain/dates';

const app = useApp();
const phone = { width: 390, height: 844 };
let page: Page;

const dialog = () => page.getByRole('dialog');
const line = () => dialog().getByLabel('What did you do?');
const chip = (name: string) => dialog().getByRole('button', { name });
const save = () => dialog().getByRole('button', { name: 'Save activity' }).click();
const recorded = async () =>
  ((await (await page.request.get('/api/activities')).json()) as Record<string, unknown>[]).map(
    ({ title, hours, status, activityType, isInteractive }) =>
      [title, hours, status, activityType, isInteractive].join(', '),
  );

/** Starts the app on a page that does not change with what is logged. */
async function startApp(): Promise<void> {
  await page.goto('/help');
  await page.getByRole('heading', { name: 'Help Center', level: 1 }).waitFor();
}

async function open(): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Places' });
  await bar.getByRole('button', { name: 'Log CPD Activity' }).click();
  await line().waitFor();
}

beforeAll(async () => {
  page = await app().open({ viewport: phone });
  await signUp(page);
  await startApp();
});

beforeEach(async () => {
  for (const { id } of await (await page.request.get('/api/activities')).json()) {
    await page.request.delete(`/api/activities/${id}`);
  }
});

test('one line of words records a completed activity with its hours', async () => {
  await open();
  await line().fill('2h airway sim with crew yesterday');
  for (const name of ['Hours: 2 hours', 'Day: Yesterday', 'Type of activity: Simulation']) {
    await chip(name).waitFor();
  }
  await dialog().getByText('Title: Airway sim with crew. 2 hours, Yesterday.').waitFor();
  await line().press('Enter');
  await page.getByText('Activity created').waitFor();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Airway sim with crew, 2, completed, simulation, true']);
});

test('what was understood can be corrected, and stays when the words change', async () => {
  await open();
  await line().fill('2h reading');
  await chip('Hours: 2 hours').click();
  await page.getByRole('menuitem', { name: '3 hours', exact: true }).click();
  await chip('Type of activity: Reading').click();
  await page.getByRole('menuitem', { name: 'Research', exact: true }).click();
  await chip('With others: Not interactive').click();
  await page.getByRole('menuitem', { name: 'Interactive', exact: true }).click();
  await line().fill('2h reading about sepsis');
  await save();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Reading about sepsis, 3, completed, research, true']);
});

test('what the words do not say is asked, not guessed', async () => {
  await open();
  await line().fill('Trauma course last month');
  await save();
  await dialog().getByText('Add how long it took. Add the day.').waitFor();
  await chip('Day: Which day?').click();
  await page.getByRole('menuitem', { name: 'Today' }).click();
  await chip('Hours: How long?').click();
  await page.getByRole('menuitem', { name: '4 hours' }).click();
  await line().fill('Trauma course x2 31/11 with Jess');
  await chip('With others: With others? “with Jess”').waitFor();
  // The chosen hours stay.
  await chip('Hours: 4 hours').waitFor();
  await line().fill('Trauma course last month');
  await save();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Trauma course last month, 4, completed, course, false']);
});

test('a draft that came back gives way to what the words say', async () => {
  await open();
  await line().fill('45 min reading yesterday');
  await chip('Hours: 45 min → 0.5 h').waitFor();
  await startApp();
  await open();
  await chip('Day: Yesterday').waitFor();
  await line().fill('Drill x2 31/11');
  await chip('Hours: How long? “x2”').waitFor();
  await chip('Day: Which day? “31/11”').waitFor();
  expect(await line().inputValue()).toBe('Drill x2 31/11');
  await dialog().getByRole('button', { name: 'Discard' }).click();
  // The form is created again, and then its dialog has the focus again.
  await expect.poll(() => line().inputValue()).toBe('');
  const hasFocus = () => document.activeElement !== document.body;
  await expect.poll(() => page.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

test('all fields open with what is there', async () => {
  await open();
  // With its month, since on the last day of a CPD year “tomorrow” alone is asked.
  await line().fill(`1.5h debrief ${dayLabel(addDays(today(), 1))}`);
  await dialog().getByText('This day is still to come', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'More fields' }).click();
  expect(await dialog().getByLabel('Title').inputValue()).toBe('Debrief');
  const hours = dialog().getByRole('spinbutton', { name: 'Hours' });
  expect(await hours.inputValue()).toBe('1.5');
  // Typed text replaces the value, and a likely slip is asked about.
  await hours.focus();
  await page.keyboard.type('15');
  await dialog().getByText('More than 12 hours: is that right?').waitFor();
  // Browsers drop the comma, and 15 would be saved.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1,5');
  expect(await hours.inputValue()).toBe('1.5');
  expect(await dialog().getByLabel('In Progress').isChecked()).toBe(true);
  await save();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Debrief, 1.5, in-progress, debrief, false']);
});

test('a stopwatch runs on, and a line that was left comes back, while the app is closed', async () => {
  const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  await open();
  await press('Start a stopwatch');
  await dialog()
    .getByText(/^Since .*: 0 min$/)
    .waitFor();
  // As if it had been started 100 minutes ago.
  await page.evaluate(() =>
    localStorage.setItem('stopwatch', new Date(Date.now() - 100 * 60_000).toISOString()),
  );
  await line().fill('2h cardiac arrest workshop');
  await startApp();
  await open();

  expect(await line().inputValue()).toBe('Cardiac arrest workshop');
  await chip('Hours: 2 hours').waitFor();
  await dialog().getByRole('button', { name: 'Discard' }).first().click();
  expect(await line().inputValue()).toBe('');

  await dialog()
    .getByText(/: 1 h 40 min$/)
    .waitFor();
  await press('Stop');
  await line().fill('Station drill');
  await chip('Hours: 1.5 hours').waitFor();
  await save();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Station drill, 1.5, completed, simulation, true']);
  expect(await page.evaluate(() => localStorage.getItem('stopwatch'))).toBeNull();
});

test('an activity is logged again with the photo that was taken before, and undone', async () => {
  const drill = { title: 'Airway drill', category: 'Clinical Practice', hours: 1.5 };
  await page.request.post('/api/activities', { data: { ...drill, status: 'completed' } });
  await open();
  await dialog()
    .getByLabel('Take a photo')
    .setInputFiles({ name: 'drill.png', mimeType: 'image/png', buffer: await aPicture('png') });
  await dialog().getByText('Added to what you log next.').waitFor();
  // Where its code had not loaded yet, it comes after the photo.
  await dialog().getByRole('region', { name: 'From the certificate' }).waitFor();
  await dialog().getByRole('button', { name: 'Airway drill 1.5 hours' }).click();
  await page.getByText('Activity created').waitFor();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual([
    'Airway drill, 1.5, completed, , false',
    'Airway drill, 1.5, completed, , false',
  ]);
  const [again] = await (await page.request.get('/api/activities')).json();
  const files = async () => (await page.request.get(`/api/evidence?activityId=${again.id}`)).json();
  // The toast stays while it has the focus.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expect.poll(files).toMatchObject([{ name: 'drill.png' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Activity deleted').waitFor();
  expect(await recorded()).toHaveLength(1);
});

test('the log starts a new activity with the values of an old one', async () => {
  const data = {
    title: 'Ward drill',
    category: 'Clinical Practice',
    hours: 1.5,
    status: 'completed',
  };
  await page.request.post('/api/activities', { data: { ...data, evidence: 'Of that day' } });
  await visit(page, '/cpd-log');
  await page.getByRole('button', { name: 'Actions for Ward drill' }).click();
  await page.getByRole('menuitem', { name: 'Log again' }).click();
  expect(await dialog().getByLabel('Title').inputValue()).toBe('Ward drill');
  expect(await dialog().getByLabel('Evidence').first().inputValue()).toBe('');
  await dialog().getByRole('spinbutton', { name: 'Hours' }).fill('2');
  await dialog().getByRole('button', { name: 'Choose date' }).first().click();
  const cell = page.getByRole('gridcell').and(page.locator('[aria-current=date]'));
  expect((await cell.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await cell.click();
  await dialog().getByRole('button', { name: 'Yesterday' }).click();
  await save();
  await dialog().waitFor({ state: 'detached' });
  // The latest day first.
  expect(await recorded()).toEqual([
    'Ward drill, 1.5, completed, , false',
    'Ward drill, 2, completed, , false',
  ]);
});

test('what is still in progress is completed, and no second one is recorded', async () => {
  const data = { title: 'Long course', category: 'Professional Development', hours: 3 };
  await page.request.post('/api/activities', { data });
  await revisit(page, '/cpd-log');
  await page.getByRole('button', { name: 'Actions for Long course' }).click();
  await page.getByRole('menuitem', { name: 'Mark as completed' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Log again' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await open();
  await dialog()
    .getByRole('button', { name: /Long course.*Complete/ })
    .click();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Long course, 3, completed, , false']);
});

test('a document is logged as the evidence of what it proves', async () => {
  const data = {
    title: 'Trauma course',
    type: 'certificate',
    content: 'Certificate of attendance',
  };
  await page.request.post('/api/documents', { data });
  await visit(page, '/documents');
  await page.getByRole('button', { name: 'View Trauma course' }).click();
  await dialog().getByRole('button', { name: 'Log this' }).click();
  await dialog().getByText('Evidence: Trauma course.').waitFor();
  await line().fill('Trauma course 4h');
  await save();
  await dialog().waitFor({ state: 'detached' });
  const [activity] = await (await page.request.get('/api/activities')).json();
  expect(activity).toMatchObject({ title: 'Trauma course', hours: 4, activityType: 'course' });
  expect(activity.documents).toMatchObject([{ title: 'Trauma course' }]);
});

test('what was logged is counted at once, and its proof is a press away', async () => {
  const registrationDate = new Date(Date.now() - 400 * 86_400_000).toISOString();
  const registration = { registrationDate, registrationType: 'general' };
  const category = 'Clinical Practice';
  const data = { title: 'Own reading', category, hours: 5, status: 'completed' };
  const set = await page.request.patch('/api/user/registration', { data: registration });
  const made = await page.request.post('/api/activities', { data });
  expect([set.status(), made.status()]).toEqual([200, 201]);
  // First the figures that the message compares with must be read.
  await page.goto('/');
  await page.getByText('5 of 30 hours').first().waitFor({ state: 'attached' });
  const message = page.getByRole('region', { name: 'Notifications (F8)' });
  const log = async (words: string) => {
    await open();
    await line().fill(words);
    await line().press('Enter');
    await dialog().waitFor({ state: 'detached' });
  };
  await log('2h airway sim with crew');
  await message.getByText(/^2 hours counted\. .*23 hours.*6/).waitFor();
  await message.getByRole('button', { name: 'Photo' }).click();
  await page
    .getByRole('dialog', { name: 'Add evidence' })
    .getByText('Airway sim with crew')
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await log('6h resus drill with crew');
  await message
    .getByText(/^6 hours counted\. All 8 interactive hours are there\. .*17 hours/)
    .waitFor();
  await message.getByRole('button', { name: 'Reflect' }).click();
  await page.getByRole('dialog', { name: 'Add reflection' }).waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Resus drill with crew', level: 1 }).waitFor();
});

test('above a phone’s keyboard are the line, what can be logged again, and the button that saves', async () => {
  for (const title of ['Airway drill', 'Journal club', 'Station debrief']) {
    await page.request.post('/api/activities', {
      data: { title, hours: 1, category: 'Clinical Practice', status: 'completed' },
    });
  }
  await open();
  const row = dialog().getByRole('button', { name: /^Station debrief/ });
  await row.waitFor();
  // Chromium has no keyboard to show here; `visible-area.ts` sets this when one covers the page.
  const keyboardFrom = 500;
  await page.evaluate(
    (height) => document.documentElement.style.setProperty('--visible-height', `${height}px`),
    keyboardFrom,
  );
  const bottomOf = async (name: RegExp) => {
    const { y, height } = (await dialog().getByRole('button', { name }).first().boundingBox())!;
    return y + height;
  };
  await expect.poll(() => bottomOf(/^Save activity$/)).toBeLessThanOrEqual(keyboardFrom);
  const bar = (await dialog().getByRole('button', { name: 'Save activity' }).boundingBox())!.y;
  for (const name of [/^Airway drill/, /^Journal club/, /^Station debrief/]) {
    expect(await bottomOf(name)).toBeLessThan(bar);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('--visible-height'));
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

test('on a wide screen a line above the form fills in its fields, and keeps what was corrected', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Log CPD Activity' }).click();
  const hours = dialog().getByRole('spinbutton', { name: 'Hours' });
  const title = dialog().getByLabel('Title');
  const before = await hours.inputValue();
  // The specification's defaults stay until there are words.
  await expect
    .poll(() => dialog().getByRole('radio', { name: 'In Progress' }).isChecked())
    .toBe(true);
  await line().fill('2h airway sim with crew yesterday');
  expect(await title.inputValue()).toBe('Airway sim with crew');
  expect(await hours.inputValue()).toBe('2');
  expect(await dialog().getByRole('radio', { name: 'Completed' }).isChecked()).toBe(true);
  expect(await dialog().getByLabel('Interactive', { exact: true }).isChecked()).toBe(true);
  await title.fill('Airway simulation');
  await line().fill('3h airway sim with crew next friday');
  await dialog().getByText('Which day? “next friday”').waitFor();
  expect(await hours.inputValue()).toBe('3');
  expect(await title.inputValue()).toBe('Airway simulation');
  // Enter in the line saves nothing that was not seen.
  await line().press('Enter');
  await line().fill('');
  expect(await hours.inputValue()).toBe(before);
  expect(await dialog().getByRole('radio', { name: 'In Progress' }).isChecked()).toBe(true);
  expect(await title.inputValue()).toBe('Airway simulation');
  await line().fill('1h journal club');
  await save();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual(['Airway simulation, 1, completed, reading, true']);
  await page.setViewportSize(phone);
});
