import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';

const app = useApp();
let page: Page;
let account: { username: string; password: string };

const text = 'Handed over late because the ramp was full, and I said so too late.';
const dialog = () => page.getByRole('dialog');
const press = (name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();
const closed = () => dialog().waitFor({ state: 'hidden' });
const isBack = () => dialog().getByText(/^We kept your draft from \d{1,2}:\d\d [ap]m\.$/);
const drafts = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function openLog() {
  await visit(page, '/cpd-log?tab=reflections');
  await press('Add reflection');
  await dialog().getByLabel('Reflection').waitFor();
}

async function openGoal() {
  await visit(page, '/cpd-log?tab=plan');
  await page.getByRole('button', { name: 'Add goal' }).first().click();
  await dialog().getByLabel('Goal').waitFor();
}

async function signIn(by: { username: string; password: string }) {
  await page.getByLabel('Username').fill(by.username);
  await page.getByLabel('Password', { exact: true }).fill(by.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Username').waitFor({ state: 'hidden' });
}

beforeAll(async () => {
  page = await app().open();
  account = await signUp(page);
  await page.goto('/cpd-log?tab=reflections');
});

test('a reflection’s draft is restored after a reload, and can be discarded', async () => {
  await openLog();
  await dialog().getByLabel('Reflection').fill(text);
  await page.reload();
  await openLog();
  await isBack().waitFor();
  expect(await dialog().getByLabel('Reflection').inputValue()).toBe(text);
  await expectNoAxeViolations(page);
  await press('Discard');
  await isBack().waitFor({ state: 'hidden' });
  await expect.poll(() => dialog().getByLabel('Reflection').inputValue()).toBe('');
  await page.reload();
  await openLog();
  expect(await isBack().count()).toBe(0);
});

test('a draft survives an expired session for the same user', async () => {
  await dialog().getByLabel('Reflection').fill(text);
  await dialog().getByLabel('Learning Outcomes').fill('Speak up at the ramp.');
  await dialog().getByLabel('Future Application').fill('On the next shift I will.');
  await page.context().clearCookies();
  await press('Save reflection');
  await page.getByLabel('Username').waitFor();
  await signIn(account);
  await openLog();
  await isBack().waitFor();
  expect(await dialog().getByLabel('Learning Outcomes').inputValue()).toBe('Speak up at the ramp.');
});

test('another user’s sign-in deletes the draft without showing it', async () => {
  await page.context().clearCookies();
  await signUp(page, 'Kim Other');
  await page.goto('/cpd-log?tab=reflections');
  await openLog();
  expect(await isBack().count()).toBe(0);
  expect(await dialog().getByLabel('Reflection').inputValue()).toBe('');
  expect(await drafts()).toBe(0);
  await page.context().clearCookies();
  await page.goto('/auth');
  await signIn(account);
});

test('saving removes the draft from the browser', async () => {
  await openLog();
  await dialog().getByLabel('Reflection').fill(text);
  await dialog().getByLabel('Learning Outcomes').fill('Speak up at the ramp.');
  await dialog().getByLabel('Future Application').fill('On the next shift I will.');
  await expect.poll(drafts).toBe(1);
  await press('Save reflection');
  await closed();
  await page.getByText(text).waitFor();
  await expect.poll(drafts).toBe(0);
  await page.getByRole('button', { name: /^Edit the log/ }).click();
  await dialog().getByLabel('Future Application').fill('On the next shift I shall.');
  await expect.poll(drafts).toBe(1);
  await press('Close');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await closed();
  await expect.poll(drafts).toBe(0);
});

test('a review keeps its draft, and Cancel discards it', async () => {
  const open = async () => {
    await page.goto('/resources');
    await page
      .getByRole('button', { name: /reviews of/ })
      .first()
      .click();
  };
  await open();
  const comment = dialog().getByLabel('Comment');
  await comment.fill('Worth an hour.');
  await open();
  await isBack().waitFor();
  expect(await comment.inputValue()).toBe('Worth an hour.');
  await dialog().locator('label').filter({ hasText: '4 stars' }).click();
  await press('Save review');
  await press('Edit review');
  expect(await drafts()).toBe(0);
  await comment.fill('Worth two hours.');
  await expect.poll(drafts).toBe(1);
  await press('Cancel');
  await press('Edit review');
  expect(await drafts()).toBe(0);
  expect(await comment.inputValue()).toBe('Worth an hour.');
});

test('a save repeated after a lost response creates one record', async () => {
  await openLog();
  const lost = 'Sent from a lift, where the line ended after the server had heard of it.';
  await dialog().getByLabel('Reflection').fill(lost);
  await dialog().getByLabel('Learning Outcomes').fill('Lifts have no line.');
  await dialog().getByLabel('Future Application').fill('Take the stairs, or wait.');
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CreateReflectiveLog')) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await press('Save reflection');
  await page.getByText('The server could not be reached', { exact: false }).first().waitFor();
  await page.unroute('**/graphql');
  await press('Save reflection');
  await closed();
  await page.reload();
  await page.getByText(lost).waitFor();
  await expect.poll(() => page.getByText(lost).count()).toBe(1);
});

test('closing a template’s form keeps the draft of the plain form', async () => {
  await openLog();
  await dialog().getByLabel('Reflection').fill(text);
  await expect.poll(() => stored()).toContain(text);
  await page.goto('/cpd-log?tab=reflections&new=critical-incident');
  await dialog().getByLabel('Reflection').waitFor();
  await press('Close');
  await closed();
  expect(await stored()).toContain(text);
  await openLog();
  await isBack().waitFor();
  await press('Discard');
  await press('Close');
  await closed();
});

test('each of the other long forms keeps its own draft', async () => {
  await openGoal();
  await dialog().getByLabel('Why it matters').fill('I see few sick children.');
  await page.goto('/documents');
  await press('Upload Document');
  await dialog().getByLabel('Content').fill('A course in March.');
  await page.reload();
  await press('Log CPD Activity');
  await dialog().getByLabel('Title').fill('Case discussion');
  await dialog().getByLabel('Interactive').check();
  await page.reload();
  expect(await drafts()).toBe(3);
  await press('Log CPD Activity');
  await isBack().waitFor();
  expect(await dialog().getByLabel('Title').inputValue()).toBe('Case discussion');
  expect(await dialog().getByLabel('Interactive').isChecked()).toBe(true);
  await page.reload();
  await press('Upload Document');
  await isBack().waitFor();
  expect(await dialog().getByLabel('Content').inputValue()).toBe('A course in March.');
  await openGoal();
  await isBack().waitFor();
});

test('a text that may identify a patient is kept only after the user says that it does not', async () => {
  await dialog().getByLabel('Why it matters').fill('I think of Mrs Jones.');
  await dialog()
    .getByText('Your draft is not kept until you change it', { exact: false })
    .waitFor();
  await expectNoAxeViolations(page);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await stored()).not.toContain('Jones');
  await press("It doesn't identify anyone");
  await expect.poll(stored).toContain('Jones');
});

test('signing out removes the drafts of every tab', async () => {
  const other = await page.context().newPage();
  await other.goto('/');
  await other
    .getByRole('button', { name: /logout/i })
    .first()
    .click();
  await page.getByLabel('Username').waitFor();
  await expect.poll(drafts).toBe(0);
});

test('the note about a draft fits a phone in the dark theme', async () => {
  const phone = await app().open({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signUp(phone);
  const open = async () => {
    await phone.goto('/cpd-log?tab=reflections');
    await phone.getByRole('button', { name: 'Add reflection' }).first().click();
  };
  await open();
  await phone.getByRole('textbox', { name: 'Reflection' }).fill(text);
  await open();
  await phone.getByText('We kept your draft from', { exact: false }).waitFor();
  await expectNoAxeViolations(phone);
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
});
