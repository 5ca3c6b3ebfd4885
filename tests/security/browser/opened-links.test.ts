import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp, waitUntilLoaded } from '#tests/support/app';
import { copyMigratedDatabase } from '#tests/support/image';
import { useMailServer } from '#tests/support/mail';
import { testEnv } from '#tests/support/server';
import { linkToken } from '#server/auth/passwords/link-token';
import { createPglite } from '#server/db/pglite';
import { confirmPageTexts } from '#domain/proof/confirmations';
import { crewOfflineTexts } from '#domain/proof/crew-texts';
import { crewTicketPath } from '#domain/proof/crew-tickets';
import { confirmationTexts, unsubscribeTexts } from '#domain/account/email-addresses';
import { cutLinkTexts as cut } from '#domain/account/secret-links';
import { sharedPageTexts } from '#domain/proof/shared-submissions';

const folder = mkdtempSync(join(tmpdir(), 'paramed-links-'));
const mail = useMailServer();
const app = useApp(() => {
  copyMigratedDatabase(folder);
  return {
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    REMINDERS: 'false',
    JWT_SECRET: testEnv.jwtSecret,
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Addresses by page, as messages and screens give them. */
let links: Record<string, string>;
/** Addresses with the secret in the path, since they are opened by programs that know no fragments. */
let unsubscribe: string;
let calendar: string;
let owner: Page;

const inMail = async (address: string, link: RegExp) => {
  const found = () => mail.to(address).flatMap(({ text }) => link.exec(text!) ?? [])[0];
  await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 30_000 });
  return found()!;
};

async function post(path: string, data: object): Promise<any> {
  const response = await owner.request.post(path, { data, timeout: 120_000 });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Gives the signed-in user an address; returns the link that confirms it. */
async function addAddress(address: string): Promise<string> {
  const query = `mutation { updateEmail(address: "${address}") { id } }`;
  await post('/graphql', { query });
  return inMail(address, /\/confirm-email#token=\S+/);
}

beforeAll(async () => {
  owner = await app().open();
  const first = await signUp(owner, 'Mara Okafor');
  const confirmed = `${first.username}@example.org`;
  const link = await addAddress(confirmed);
  const token = link.split('token=')[1]!;
  const confirm = `mutation { confirmEmail(token: "${token}") }`;
  await post('/graphql', { query: confirm });
  const reset = `mutation { requestPasswordReset(account: "${first.username}") }`;
  await post('/graphql', { query: reset });
  const activity = await post('/api/activities', {
    title: 'Airway simulation',
    category: 'Clinical Practice',
    description: 'Practised the difficult airway with the crew.',
    hours: 2,
    status: 'completed',
    completedDate: '2026-03-01',
  });
  const asked = await post(`/api/activities/${activity.id}/confirmation-requests`, {});
  const shared = await post('/api/shared-submissions', { name: 'Auditor' });
  const session = await post('/api/crew-sessions', {
    type: 'debrief',
    title: 'After the rollover',
  });
  const codes = await owner.request.get(`/api/crew-sessions/${session.id}/codes`);
  const { code } = (await codes.json()).codes[0];
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  links = {
    reset: await inMail(confirmed, /\/reset-password#token=\S+/),
    confirm: path(asked.secretUrl),
    shared: path(shared.secretUrl),
    crew: `/crew/join#${session.id}.${code}`,
    ticket: crewTicketPath(`1.1.${'a'.repeat(22)}.t1.t2.Shed.${'b'.repeat(86)}`),
  };
  const me = await (await owner.request.get('/api/user')).json();
  const subscribed = { userId: Number(me.id), address: confirmed };
  const stop = linkToken(testEnv, 'unsubscribe', subscribed, { issuedAt: new Date() });
  unsubscribe = `/unsubscribe/${stop}`;
  const renew = 'mutation { renewCalendarFeed { calendarFeed { url } } }';
  const renewed = await post('/graphql', { query: renew });
  calendar = path(renewed.data.renewCalendarFeed.calendarFeed.url);
  // Its first reading notes the calendar's content, so that a later change is noticed.
  const read = await owner.request.get(calendar);
  if (!read.ok()) throw new Error(`The calendar returns ${read.status()}`);
  await owner.context().clearCookies();
  const second = await signUp(owner, 'Kim Nguyen');
  links['email'] = await addAddress(`${second.username}@example.org`);
  await owner.context().clearCookies();
});

/** A digest of each table, from a copy of the running server's database. */
async function tablesNow(): Promise<Record<string, string>> {
  const copy = mkdtempSync(join(tmpdir(), 'paramed-copy-'));
  cpSync(join(folder, 'postgres'), copy, { recursive: true });
  rmSync(join(copy, 'postmaster.pid'), { force: true });
  const database = await createPglite(copy);
  try {
    const { rows } = await database.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await database.query<{ digest: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
      );
      digests[name] = found.rows[0]!.digest;
    }
    return digests;
  } finally {
    await database.close();
    rmSync(copy, { recursive: true });
  }
}

/** The first words of each page, with nothing pressed. */
const shown: Record<string, string> = {
  email: confirmationTexts.question.title,
  reset: 'Set a new password',
  confirm: confirmPageTexts.title,
  shared: sharedPageTexts.question,
  crew: 'Join',
  ticket: crewOfflineTexts.needsAccount,
};

test('opening a link with a secret changes nothing, as sent or with an encoded #', async () => {
  const before = await tablesNow();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  for (const [name, link] of Object.entries(links)) {
    const secret = link.split('#')[1]!.replace('token=', '');
    for (const address of [link, link.replace('#', '%23'), link.replace('#', '%2523')]) {
      const page = await app().open();
      const seen: string[] = [];
      page.on('request', (request) => {
        const { referer = '' } = request.headers();
        if (`${request.url()} ${referer}`.includes(secret)) seen.push(request.url());
      });
      await page.goto(address);
      await page.getByText(shown[name]!).first().waitFor();
      await waitUntilLoaded(page);
      expect(new URL(page.url()).pathname, address).toBe(link.split('#')[0]);
      // A browser sends the part before the fragment once, with the page's own request.
      const own = address === link ? [] : [new URL(address, app().url).href];
      expect(
        seen.map((each) => each.replace(/#.*/, '')).filter((each) => each.includes(secret)),
      ).toEqual(own);
    }
  }
  const page = await app().open();
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: unsubscribeTexts.question.action }).waitFor();
  const file = page.waitForEvent('download');
  await page.evaluate((address) => void (location.href = address), calendar);
  await (await file).path();
  const after = await tablesNow();
  // Requests are counted, whatever they do.
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.filter((name) => name !== 'rate_limits')).toEqual([]);
});

test('a link without its end asks for the code', async () => {
  for (const name of ['confirm', 'email', 'shared', 'reset']) {
    const [path, fragment] = links[name]!.split('#') as [string, string];
    const page = await app().open();
    await page.goto(path);
    await page.getByText(cut.title).waitFor();
    if (name === 'confirm' || name === 'reset') await expectAccessibleEverywhere(page);
    await page.getByLabel(cut.label).fill('half of it');
    await page.getByRole('button', { name: cut.open }).click();
    await page.getByText(cut.notOne).waitFor();
    await page.getByLabel(cut.label).fill(fragment.replace('token=', ''));
    await page.getByRole('button', { name: cut.open }).click();
    await page.getByText(shown[name]!).first().waitFor();
    expect(await page.getByText(cut.title).count()).toBe(0);
  }
});

test('a button confirms the address', async () => {
  const page = await app().open();
  await page.goto(links['email']!.replace('#', '?'));
  await page.getByRole('button', { name: confirmationTexts.question.action }).click();
  await page.getByText(confirmationTexts.done.title).waitFor();
  expect(new URL(page.url()).search).toBe('');
});
