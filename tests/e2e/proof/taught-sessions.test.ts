import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { doorTexts } from '#domain/proof/crew-texts';
import { identifierMessages } from '#domain/records/patient-identifiers';
import { expectNoAxeViolations, resize, signUp, useApp } from '#tests/support/app';

const app = useApp();
const PHONE = { width: 390, height: 844 };

async function codeOf(educator: Page): Promise<string> {
  const id = educator.url().split('/').at(-1)!;
  const response = await educator.request.get(`/api/crew-sessions/${id}/codes`);
  const { codes } = (await response.json()) as { codes: { code: string }[] };
  return `/crew/join#${id}.${codes[0]!.code}`;
}

test('an educator teaches a hall: the room’s screen, consent, attendance and feedback', async () => {
  const [educator, attendee, guest] = [await app().open(), await app().open(), await app().open()];
  await signUp(educator, 'Alex Chen');
  await signUp(attendee, 'Billie Jones');
  await educator.goto('/crew');
  await educator.getByLabel('I am teaching').check();
  await educator.getByLabel('Title').fill('Sepsis before hospital');
  await educator.getByRole('button', { name: 'Start session' }).click();
  await educator.getByText('Provider is required').waitFor();
  await educator.getByLabel('Provider').fill('College of Paramedics');
  await educator.getByRole('button', { name: 'Start session' }).click();
  await educator.getByRole('button', { name: 'Show on the room’s screen' }).click();
  const screen = educator.getByRole('dialog', { name: 'Sepsis before hospital' });
  await screen.getByText('0 attendees here').waitFor();
  await expectNoAxeViolations(educator);

  await attendee.goto('/');
  await attendee.getByRole('heading', { level: 1 }).waitFor();
  await attendee.goto(await codeOf(educator));
  await attendee.getByRole('button', { name: 'Join session' }).click();
  const listing = attendee.getByRole('switch', { name: 'Let the educator list my name' });
  await listing.waitFor();
  await screen.getByText('1 attendee here').waitFor();
  await guest.goto(await codeOf(educator));
  await guest.getByLabel('Your name').fill('Robin Nurse');
  await guest.getByRole('button', { name: 'Join as a guest' }).click();
  await guest.getByText('2 attendees here').waitFor();
  await screen.getByText('2 attendees here').waitFor();
  // Back closes the room's screen.
  await educator.goBack();
  await educator.getByText('Attendee 1').waitFor();
  await listing.check();
  await educator.getByText('Billie Jones').waitFor();
  expect(await educator.getByText('Robin Nurse').count()).toBe(0);

  await educator.getByRole('button', { name: 'End session' }).click();
  await educator.getByRole('button', { name: 'End and confirm' }).click();
  await educator.getByText('You taught, so no hours are recorded for you.').waitFor();
  const [download] = await Promise.all([
    educator.waitForEvent('download'),
    educator.getByRole('button', { name: 'Download attendance (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('attendance');
  await attendee.getByRole('radio', { name: '4' }).check();
  await attendee.getByRole('button', { name: 'Send feedback' }).click();
  await attendee.getByText('You have given feedback.').waitFor();
  await guest.reload();
  await guest.getByRole('radio', { name: '5' }).check();
  await guest
    .getByLabel('What would you change?')
    .fill('Mr Jack Miller, 0412 345 678, was a good case');
  await guest.getByRole('button', { name: 'Send feedback' }).click();
  // It asks about what may identify a patient.
  await guest.getByRole('button', { name: identifierMessages.answers.accept }).click();
  await guest.getByText('You have given feedback.').waitFor();
  await educator.reload();
  await educator.getByText('2 answers. Feedback is shown once 5 attendees').waitFor();
  await expectNoAxeViolations(educator);
});

test('an educator without an account teaches in one browser, comes back, and keeps it in an account', async () => {
  const [educator, attendee] = [await app().open(), await app().open({ viewport: PHONE })];
  await educator.goto('/crew/join');
  await educator.getByRole('link', { name: doorTexts.teachInstead }).click();
  await educator.getByRole('heading', { level: 1, name: doorTexts.title }).waitFor();
  const start = educator.getByRole('button', { name: 'Start session' });
  await educator.getByLabel('Your name').fill('Dana Ortiz');
  await educator.getByLabel('Title').fill('Airway, case of Mr Jack Miller');
  await start.click();
  await educator.getByText('Provider is required').waitFor();
  await expectNoAxeViolations(educator);
  await educator.getByLabel('Provider').fill('College of Paramedics');
  await start.click();
  // It asks about what may identify a patient, and leads back to the form.
  await educator.getByRole('button', { name: identifierMessages.answers.edit }).click();
  await educator.getByLabel('Title').fill('Airway');
  await start.click();
  await educator.getByRole('button', { name: 'Show on the room’s screen' }).waitFor();
  await expectNoAxeViolations(educator);

  await educator.reload();
  await educator.getByRole('button', { name: 'Show on the room’s screen' }).click();
  const screen = educator.getByRole('dialog', { name: 'Airway' });
  const letters = (await screen.getByText(/^Code /).innerText()).replace('Code', '');
  await attendee.goto('/crew/join');
  await attendee.getByLabel('Six letters').fill(letters);
  await attendee.getByLabel('Your name').fill('Robin Nurse');
  await attendee.getByLabel('Let the educator list my name').check();
  await attendee.getByRole('button', { name: 'Join as a guest' }).click();
  await attendee.getByText('1 attendee here').waitFor();
  await screen.getByText('1 attendee here').waitFor();
  await educator.goBack();
  await educator.getByText('Robin Nurse').waitFor();

  await educator.getByRole('button', { name: 'Actions for Robin Nurse' }).click();
  await educator.getByRole('menuitem', { name: 'Remove person' }).click();
  await educator.getByRole('button', { name: 'Undo' }).click();
  await educator.getByText('1 attendee here').waitFor();
  await resize(educator, PHONE.width);
  expect(await educator.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await resize(educator, 1280);
  await educator.getByRole('button', { name: 'End session' }).click();
  await educator.getByRole('button', { name: 'End and confirm' }).click();
  await educator.getByText('You taught, so no hours are recorded for you.').waitFor();
  await educator.getByText('0 answers.').waitFor();
  const [download] = await Promise.all([
    educator.waitForEvent('download'),
    educator.getByRole('button', { name: 'Download attendance (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('attendance');
  await expectNoAxeViolations(educator);

  const dana = await signUp(await app().open(), 'Dana Ortiz');
  await educator.getByRole('link', { name: doorTexts.signIn }).click();
  await educator.getByLabel('Username').fill(dana.username);
  await educator.getByLabel('Password', { exact: true }).fill(dana.password);
  await educator.getByRole('button', { name: 'Login' }).click();
  await educator.getByRole('button', { name: doorTexts.keep }).click();
  await educator.getByText(doorTexts.kept.title).waitFor();
  await educator.getByRole('button', { name: 'Download attendance (CSV)' }).waitFor();
  // With an account, teaching begins at the usual form.
  await educator.goto('/teach');
  await expect.poll(() => educator.getByLabel('I am teaching').isChecked()).toBe(true);
});
