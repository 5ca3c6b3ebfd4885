import { expect, test } from 'vitest';
import {
  expectNoAxeViolations,
  openDashboard,
  signUp,
  typeDay,
  useApp,
  visit,
} from '#tests/support/app';

const app = useApp();

test('a second registration is added, an activity is split, and each has its own dashboard, progress, rehearsal and report', async () => {
  const page = await app().open();
  await signUp(page, 'Priya Raman');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const activity = {
    title: 'Handover workshop',
    category: 'Clinical Practice',
    hours: 3,
    isInteractive: true,
    status: 'completed',
    // Not yesterday, which may be in another CPD period.
    completedDate: new Date().toISOString(),
  };
  const made = await page.request.post('/api/activities', { data: activity });
  expect(made.status()).toBe(201);
  await openDashboard(page);
  expect(await page.getByRole('tab').count()).toBe(0);

  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Add another registration' }).click();
  const form = page.getByRole('region', { name: 'Further registrations' });
  await form.getByLabel('Profession').selectOption('nurse');
  await typeDay(page, 'Registration date', -3000);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Nurse registration added').waitFor();
  await page.getByRole('region', { name: 'Registration as nurse' }).waitFor();

  await visit(page, '/cpd-log');
  await page.getByRole('button', { name: 'Actions for Handover workshop' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog');
  await edit.getByLabel('Hours as nurse').fill('2');
  await edit.getByText('together no more than 3 hours').first().waitFor();
  await edit.getByLabel('Hours as paramedic').fill('1');
  await edit.getByRole('button', { name: /^(Save|Update)/ }).click();
  await edit.waitFor({ state: 'detached' });

  await visit(page, '/');
  await page.getByText(/^All CPD: 1 of/).waitFor();
  await tab('Nurse').click();
  await page.getByText(/^All CPD: 2 of/).waitFor();
  expect(
    await page
      .getByRole('tabpanel')
      .getByText(/^Interactive: /)
      .count(),
  ).toBe(0);

  await page.getByRole('link', { name: 'Your progress' }).click();
  const pace = page.getByRole('region', { name: 'This CPD year' });
  await page.waitForURL('**/progress?registration=nurse');
  await pace.getByText('The same as a table').click();
  await pace.getByRole('row', { name: /On record 2 2$/ }).waitFor();
  await expectNoAxeViolations(page);

  await visit(page, '/renewal?registration=nurse');
  await page.getByText('requires for recency. Check with the Board').first().waitFor();

  await page.getByRole('button', { name: 'Export Report' }).first().click();
  const report = page.getByRole('dialog', { name: 'Export Report' });
  await report.getByRole('radio', { name: 'Nurse' }).check();
  await report.getByText('1 activity · 2 hours completed').waitFor();
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^CPD portfolio nurse Priya Raman .+\.pdf$/);
});
