import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp } from '#tests/support/app';
import { today } from '#tests/support/today';
import { addDays, instantOf } from '#domain/dates';

const app = useApp();

test('the progress shows where the year is going, and leads to a year to be shown', async () => {
  const page = await app().open();
  await signUp(page);
  // A year of the user's own, in which yesterday lies on every day.
  const registration = {
    registrationDate: addDays(today(), -700),
    registrationExpiryDate: addDays(today(), 100),
  };
  const set = await page.request.patch('/api/user/registration', { data: registration });
  expect(set.status()).toBe(200);
  const completedDate = instantOf(addDays(today(), -1));
  const activity = { category: 'Clinical Practice', status: 'completed', completedDate };
  for (const change of [
    { title: 'Airway workshop', hours: 2, isInteractive: true },
    { title: 'Case review: Mrs Eleanor Whitlock', hours: 1.5 },
  ]) {
    const made = await page.request.post('/api/activities', { data: { ...activity, ...change } });
    expect(made.status()).toBe(201);
  }
  await page.goto('/progress');
  const pace = page.getByRole('region', { name: 'This CPD year' });
  await pace.getByText('Too little to project').waitFor();

  // The chart is read by keyboard, and as a table.
  const reader = pace.getByRole('slider', { name: 'Read the chart' });
  await reader.focus();
  await page.keyboard.press('Home');
  expect(await reader.getAttribute('aria-valuetext')).toContain('3.5 hours, 2 with others');
  await pace.getByText('The same as a table').click();
  await pace.getByRole('row', { name: /On record 3\.5 2$/ }).waitFor();
  await page
    .getByRole('table', { name: 'Hours by week' })
    .getByRole('cell', { name: /^3\.5 hours, week from / })
    .waitFor();
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Year in review' }).click();
  await page.getByRole('heading', { name: /^Year in review 20\d\d$/ }).waitFor();
  await page.getByRole('region', { name: 'Hours by category' }).waitFor();
  expect(await page.getByText('Airway workshop').count()).toBe(0);
  await page.getByRole('checkbox', { name: /^Show the titles/ }).check();
  await page.getByText(/: Airway workshop, 2 hours with others/).waitFor();
  await page.getByText('Title left out: it may identify a patient').waitFor();
  expect(await page.getByText('Whitlock').count()).toBe(0);
  await expectAccessibleEverywhere(page);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('region', { name: 'Hours by category' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
});
