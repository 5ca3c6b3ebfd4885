import { generate } from 'otplib';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp, visit } from '#tests/support/app';
import { freePort } from '#tests/support/free-port';
import { useMailServer } from '#tests/support/mail';
import { adjustableClock } from '#tests/support/adjustable-clock';
import { expectFailedRequest } from '#tests/support/page-errors';

const ELEVEN_MINUTES = 11 * 60_000;

const clock = adjustableClock();
const mail = useMailServer();
let port = 0;
beforeAll(async () => {
  port = await freePort();
});
const app = useApp(() => ({
  ...clock.env,
  SMTP_URL: mail.url,
  PORT: String(port),
  // Passkeys are bound to an origin.
  PUBLIC_URL: `http://localhost:${port}`,
}));
const pages: Page[] = [];
afterAll(() => Promise.all(pages.map((page) => page.context().close())));

const toast = (page: Page, title: string) =>
  page.locator('[data-variant]').getByText(title, { exact: true }).first().waitFor();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stepUp = (page: Page) => page.getByRole('dialog', { name: "Confirm it's you" });
const dashboard = (page: Page) =>
  page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

async function open(): Promise<Page> {
  const page = await app().open({ discard: true, untilEnd: true });
  pages.push(page);
  return page;
}

/** A virtual authenticator that creates and uses passkeys for a present user. */
async function authenticator(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return (isThere: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere });
}

async function enterPassword(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('tab', { name: 'Login' }).waitFor();
}

type Account = Awaited<ReturnType<typeof signUp>>;

describe('a passkey', () => {
  test('is added, renamed, used to sign in without a password, and removed', async () => {
    const page = await open();
    const userIsThere = await authenticator(page);
    const account = await signUp(page);
    await page.goto('/settings#security');
    const card = section(page, 'Passkeys');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name', { exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toMatch(/^Chrome on /);
    await userIsThere(true);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await toast(page, 'Passkey added');
    await userIsThere(false);
    await card.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Work laptop');
    await page.getByRole('button', { name: 'Save name' }).click();
    await card.getByText('Work laptop').waitFor();
    await expectAccessibleEverywhere(page);

    await signOut(page);
    await enterPassword(page, account);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Username').inputValue()).toBe(account.username);
    // The virtual user comes after the press: before it, the list under the username would sign in by itself. And before
    // the browser asks: it does not see one who comes later.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('passkeySignInOptions')) await userIsThere(true);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await dashboard(page);
    await page.unroute('**/graphql');

    await visit(page, '/settings/sign-in');
    await card.getByRole('button', { name: 'Actions for Work laptop' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText('Your password alone will be enough then.').waitFor();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await toast(page, 'Passkey removed');
    await card.getByRole('button', { name: 'Add a passkey' }).waitFor();
  });
});

describe('an authenticator app', () => {
  let page: Page;
  let account: Account;
  let secret: string;
  const code = () => generate({ secret, epoch: Math.floor(clock.now() / 1000) });

  test('is set up, and then required after the password', async () => {
    page = await open();
    account = await signUp(page);
    await page.goto('/settings/sign-in');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessibleEverywhere(page);
    secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel('Code from your authenticator app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('This code is not valid').waitFor();
    await dialog.getByLabel('Code from your authenticator app').fill(await code());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await toast(page, 'Authenticator app set up');
    await section(page, 'Recovery Codes')
      .getByText(/Save recovery codes, in case/)
      .waitFor();

    await signOut(page);
    await enterPassword(page, account);
    const field = page.getByLabel('Code from your authenticator app');
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    await expectAccessibleEverywhere(page);
    await field.fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('This code is not valid').waitFor();
    // Each code works once; the next one comes after half a minute.
    await clock.advance(31_000);
    await field.fill(await code());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dashboard(page);
  });

  test('is required again ten minutes later for an export and a calendar address', async () => {
    await clock.advance(ELEVEN_MINUTES);
    await visit(page, '/settings/data');
    const download = page.getByRole('button', { name: 'Download my data' });
    expectFailedRequest(403, '/api/user/export');
    await download.click();
    await stepUp(page).waitFor();
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await stepUp(page).waitFor({ state: 'hidden' });
    await expect.poll(() => download.isEnabled()).toBe(true);
    expect(await page.locator('[data-variant="destructive"]').count()).toBe(0);

    await visit(page, '/settings/reminders');
    await page.getByRole('button', { name: 'Turn on the calendar' }).click();
    const dialog = stepUp(page);
    await dialog.getByLabel('Your password', { exact: true }).fill('not mine');
    await dialog.getByLabel('Code from your authenticator app').fill(await code());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
    await clock.advance(31_000);
    await dialog.getByLabel('Code from your authenticator app').fill(await code());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await toast(page, 'Calendar is on');
    await visit(page, '/settings/data');
    const saved = page.waitForEvent('download');
    await download.click();
    expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  });
});

describe('a forgotten password', () => {
  test('is reset with one of the recovery codes, which are shown once', async () => {
    const page = await open();
    const account = await signUp(page);
    await page.goto('/settings#recovery-codes');
    const card = section(page, 'Recovery Codes');
    await card.getByText('None yet').waitFor();
    await card.getByRole('button', { name: 'Get recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
    await dialog.getByText('They are not shown again.').waitFor();
    const codes = await dialog
      .getByRole('list', { name: 'Recovery codes' })
      .locator('li')
      .allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back to the codes' }).click();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('paramed-cpd-recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await toast(page, 'Recovery codes saved');
    await card.getByText('10 of 10 left').waitFor();
    await card.getByRole('button', { name: 'Get new recovery codes' }).waitFor();

    await signOut(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.getByRole('heading', { name: 'Use a recovery code' }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Recovery code').fill(codes[3]!.toLowerCase());
    await page.getByLabel('New password', { exact: true }).fill('winter roster blue');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await toast(page, 'Password changed');
    await enterPassword(page, { ...account, password: 'winter roster blue' });
    await dashboard(page);
  });
});

describe('an e-mail address', () => {
  let page: Page;
  let account: Account;
  let address: string;

  test('is accepted, and confirmed by the link in a message', async () => {
    page = await open();
    account = await signUp(page);
    address = `${account.username}@example.org`;
    await page.goto('/settings/reminders');
    const card = section(page, 'E-mail');
    const byEmail = section(page, 'Notifications').getByLabel('E-mail', { exact: true }).first();
    await expect.poll(() => byEmail.isDisabled()).toBe(true);
    await card.getByLabel('E-mail address').fill('alex at example');
    await card.getByRole('button', { name: 'Send confirmation' }).click();
    await card.getByText('This is not an e-mail address').waitFor();
    await card.getByLabel('E-mail address').fill(address);
    await card.getByRole('button', { name: 'Send confirmation' }).click();
    await toast(page, 'Confirmation sent');
    await card.getByText('Not confirmed yet').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Change address');
    await expect.poll(() => mail.to(address).length).toBe(1);
    const link = /\/confirm-email#token=[\w.-]+/.exec(mail.to(address)[0]!.text!)![0];

    // The message may be read where nobody is signed in.
    const session = await page.context().cookies();
    await page.context().clearCookies();
    await page.goto(`${link}x`);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor();
    await page.context().addCookies(session);
    await page.goto('/settings/reminders');
    await card.getByText('Confirmed', { exact: true }).waitFor();
    await expect.poll(() => byEmail.isEnabled()).toBe(true);
  });

  test('resets a forgotten password by a link that works once and leaves the address bar', async () => {
    await signOut(page);
    await visit(page, '/forgot-password');
    await page.getByLabel('Username or e-mail address').fill(address);
    await page.getByRole('button', { name: 'Send a link' }).click();
    await page.getByText('Check your e-mail').waitFor();
    await expectAccessibleEverywhere(page);
    const linkIn = () =>
      mail.to(address).flatMap(({ text }) => /\/reset-password#token=[\w.-]+/.exec(text!) ?? [])[0];
    await expect.poll(linkIn).toBeDefined();
    const link = linkIn()!;
    await page.goto(link);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/reset-password$/);
    await page.getByLabel('New password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByText('This password is among the most common ones.').first().waitFor();
    await page.getByLabel('New password', { exact: true }).fill('winter roster blue');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await toast(page, 'Password changed');
    await enterPassword(page, { ...account, password: 'winter roster blue' });
    await dashboard(page);

    await page.goto('/healthz');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('summer roster blue');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
  });

  test('is removed, and the focus moves to its field', async () => {
    await page.goto('/settings/reminders');
    const card = section(page, 'E-mail');
    await card.getByRole('button', { name: 'Remove address' }).click();
    const field = card.getByLabel('E-mail address');
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  });
});
