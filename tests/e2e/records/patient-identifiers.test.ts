import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, resize, signUp, useApp, visit } from '#tests/support/app';
import { chooseAnswers } from '#tests/support/quiz';

const app = useApp();
let page: Page;
/** Bodies of the browser's requests that change data. */
const sent: string[] = [];

const question = () => page.getByRole('alertdialog', { name: 'Could this identify a patient?' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const marked = () => question().locator('mark').allTextContents();
/** The selected text in the focused field. */
const selected = () =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return `${field.name}: ${field.value.slice(field.selectionStart, field.selectionEnd)}`;
  });
const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();

const content = 'Attended Mrs Jones, DOB 3/4/1956, who had fallen and waited for two hours.';
const clean = 'Attended a lady in her sixties who had fallen and waited for two hours.';

/** Checks the question on a narrow screen in the other theme. */
async function expectFitsDarkPhone(): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, 390);
  await expectNoAxeViolations(page);
  const isNarrow = () => document.documentElement.scrollWidth <= window.innerWidth;
  expect(await page.evaluate(isNarrow)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, 1280);
}

beforeAll(async () => {
  page = await app().open();
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await signUp(page, 'Siobhán Medic');
});

test('a reflection that names a patient causes a question before anything is sent', async () => {
  await page.goto('/cpd-log?tab=reflections');
  await press('Add reflection');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reflection').fill(content);
  await dialog.getByLabel('Learning Outcomes').fill('Fit the collar early, Ms Medic.');
  await dialog.getByLabel('Future Application').fill('I will ring 0412 345 678 sooner.');
  await press('Save reflection');
  await question().waitFor();
  await expect.poll(marked).toEqual(['Mrs Jones', 'DOB 3/4/1956', '0412 345 678']);
  await question().getByText('in Reflection').first().waitFor();
  await expectNoAxeViolations(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Go back and edit');
  await page.keyboard.press('Enter');
  await question().waitFor({ state: 'hidden' });
  await expect.poll(selected).toBe('content: Mrs Jones');
  expect(sent.join()).not.toContain('Jones');

  await dialog.getByLabel('Reflection').fill(clean);
  await press('Save reflection');
  await question().waitFor();
  await expect.poll(marked).toEqual(['0412 345 678']);
  await press('Save anyway');
  await toast('Reflective log added');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(clean).waitFor();
});

test('accepted and unchanged passages cause no question', async () => {
  await page.getByRole('button', { name: /^Edit the log/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reflection').fill(`${clean} Mr Lane helped.`);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UpdateReflectiveLog') ? route.abort() : route.continue(),
  );
  await press('Save changes');
  await expect.poll(marked).toEqual(['Mr Lane']);
  await press('Save anyway');
  await page.getByText('The server could not be reached', { exact: false }).first().waitFor();
  await page.unroute('**/graphql');
  await press('Save changes');
  await toast('Reflective log updated');
  await dialog.waitFor({ state: 'hidden' });
});

test('documents and activities are checked too, on a phone as well; Escape goes back', async () => {
  await visit(page, '/documents');
  await press('Upload Document');
  await page.getByLabel('Title').fill('Thanks from Mr_Watson');
  await page.getByLabel('Content').fill(`${content} MRN 0012345, 0412 345 678, 14 Banksia Street`);
  await press('Save document');
  await question().getByText('in Title').waitFor();
  await expectFitsDarkPhone();
  expect(await marked()).toHaveLength(6);
  await page.keyboard.press('Escape');
  await expect.poll(selected).toBe('title: Mr_Watson');
  await page.getByLabel('Title').fill('Thanks from a patient');
  await page.getByLabel('Content').fill('A card of thanks after a job in March.');
  await press('Save document');
  await toast('Document Saved');

  await visit(page, '/cpd-log');
  await press('Log an activity');
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Case review with Siobhán Medic');
  await form.getByLabel('Description').fill('Case number 118392 at 14 Banksia Street');
  await press('Save activity');
  await question().waitFor();
  await expect.poll(marked).toEqual(['Case number 118392', '14 Banksia Street']);
  await press('Save anyway');
  await toast('Activity created');
});

test('the draft of a module’s reflection is not saved while it names somebody', async () => {
  await visit(page, '/cpd-modules?module=ethics');
  const player = page.getByRole('dialog');
  await player.getByRole('button', { name: 'Go to the quiz', exact: true }).click();
  await chooseAnswers(player);
  await press('Submit answers');
  await press('Go to the reflection');
  const field = player.getByLabel('Your reflection');
  const text = 'I will test the capacity of Mr Harrison aloud, all four parts, and write it down.';
  await field.fill(text);
  await player.getByText('“Mr Harrison” may identify a patient.', { exact: false }).waitFor();
  await press('Complete module');
  await expect.poll(marked).toEqual(['Mr Harrison']);
  await press('Go back and edit');
  await expect.poll(selected).toBe('reflection: Mr Harrison');
  // Longer than the delay before a draft is saved.
  await page.waitForTimeout(1200);
  expect(sent.join()).not.toContain('Harrison');
  // The text is not saved anywhere, so closing asks for confirmation.
  await player.getByRole('button', { name: 'Close', exact: true }).click();
  const asking = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await asking.getByRole('button', { name: 'Keep editing' }).click();
  await asking.waitFor({ state: 'hidden' });
  await expect.poll(() => field.inputValue()).toBe(text);
  await press("It doesn't identify anyone");
  await expect.poll(() => sent.join()).toContain('Harrison');
  await press('Complete module');
  await page.getByText('Your progress has been recorded.').first().waitFor();
});
