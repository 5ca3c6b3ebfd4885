import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, openDashboard, signUp, useApp } from '#tests/support/app';
import { freePort } from '#tests/support/free-port';

/** A certified provider of OpenID Connect; its own sign-in page takes any name and password. */
const [port, providerPort] = [await freePort(), await freePort()];
const issuer = `http://localhost:${providerPort}`;
const url = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'paramed-providers-'));

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'cpd',
      client_secret: 'a-secret',
      redirect_uris: [`${url}/sign-in/service/callback`],
      backchannel_logout_uri: `${url}/sign-in/service/logout`,
      backchannel_logout_session_required: true,
    },
  ],
  cookies: { keys: ['a key of the tests'] },
  features: { backchannelLogout: { enabled: true } },
  findAccount: (_ctx, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: `Kim ${id}` }),
  }),
  claims: { openid: ['sub'], profile: ['name'] },
  // Its own dispatcher calls public addresses only.
  fetch: (address, options) => fetch(address, { ...options, dispatcher: undefined } as RequestInit),
});
const service = createServer(provider.callback());

const settings = () => {
  const file = join(folder, 'providers.json');
  const one = { id: 'service', name: 'River Ambulance', issuer, clientId: 'cpd' };
  writeFileSync(file, JSON.stringify([{ ...one, clientSecret: 'a-secret' }]));
  return { OIDC_PROVIDERS: file, PORT: String(port), PUBLIC_URL: url };
};
beforeAll(() => new Promise<void>((resolve) => service.listen(providerPort, resolve)));
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true });
});
const app = useApp(settings);

/** A new profile, for which the provider's pages get no fonts from the internet. */
async function open(): Promise<Page> {
  const page = await app().open();
  await page.context().route('https://fonts.googleapis.com/**', (route) => route.abort());
  return page;
}

/** Signs in at the provider. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

/** The same for the first time, when the provider asks if it may tell us so. */
async function agreeThere(page: Page, name: string): Promise<void> {
  await signInThere(page, name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 });
const byService = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with River Ambulance' });

test('a newcomer gets an account and codes, sets a password and unlinks the service', async () => {
  const page = await open();
  await page.goto('/auth');
  await byService(page).click();
  await agreeThere(page, 'newcomer');
  await page.getByRole('heading', { name: /No account here is linked/ }).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Kim newcomer');
  await expectNoAxeViolations(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('kim-newcomer');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  expect(await page.getByRole('list', { name: 'Recovery codes' }).locator('li').count()).toBe(10);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await dashboard(page).waitFor();

  await page.goto('/settings/sign-in');
  const services = page.getByRole('region', { name: 'Sign-in services' });
  const unlink = async () => {
    await services.getByRole('button', { name: 'Actions for River Ambulance' }).click();
    await page.getByRole('menuitem', { name: 'Unlink' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  };
  await unlink();
  await page.getByText('Set a password or add a passkey first').waitFor();
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('New password', { exact: true }).fill('night-shift-8');
  await password.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password changed').waitFor();
  await password.getByLabel('Current password', { exact: true }).waitFor();
  await unlink();
  await page.getByText('River Ambulance is unlinked').waitFor();
  await services.getByRole('button', { name: 'Link River Ambulance' }).waitFor();
});

test('an account links the service, signs in with it, and ends when the service says so', async () => {
  const page = await open();
  await signUp(page);
  await openDashboard(page);
  await page.goto('/settings/sign-in');
  await page.getByRole('button', { name: 'Link River Ambulance' }).click();
  await agreeThere(page, 'member');
  await page.getByText('River Ambulance is linked').waitFor();
  await page.getByText(/not used yet/).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expectNoAxeViolations(page);

  const other = await open();
  await other.goto('/auth');
  await byService(other).click();
  await agreeThere(other, 'member');
  await dashboard(other).waitFor();
  await other.goto(`${issuer}/session/end`);
  await other.getByRole('button', { name: 'Yes, sign me out' }).click();
  await other.waitForLoadState();
  await other.goto(`${url}/`);
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor();
  // The session that a password opened goes on.
  await page.goto(`${url}/`);
  await dashboard(page).waitFor();
});

test('somebody who cancels there is told, and signs in another way', async () => {
  const page = await open();
  const account = await signUp(page);
  const visitor = await open();
  await visitor.goto('/auth');
  await byService(visitor).click();
  await visitor.getByRole('link', { name: /Cancel/ }).click();
  await visitor.getByText('River Ambulance: You were not signed in there.').waitFor();
  await visitor.getByLabel('Username').fill(account.username);
  await visitor.getByLabel('Password', { exact: true }).fill(account.password);
  await visitor.getByRole('button', { name: 'Login' }).click();
  await dashboard(visitor).waitFor();
  expect(new URL(visitor.url()).search).toBe('');
});

test('the service confirms who somebody is, in a window of its own', async () => {
  const page = await open();
  await signUp(page);
  await openDashboard(page);
  await page.goto('/settings/sign-in');
  await page.getByRole('button', { name: 'Link River Ambulance' }).click();
  await agreeThere(page, 'careful');
  await page.getByText(/not used yet/).waitFor();
  // As ten minutes later.
  await page.route(
    '**/graphql',
    async (route) => {
      const extensions = { code: 'STEP_UP_REQUIRED', methods: ['password', 'identity'] };
      const errors = [{ message: 'Confirm who you are to continue.', extensions }];
      await route.fulfill({ json: { data: null, errors } });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Get recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Confirm with River Ambulance' }).click();
  const there = await opened;
  await signInThere(there, 'careful');
  await there.getByRole('heading', { name: 'You have confirmed who you are' }).waitFor();
  await there.close();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
});
