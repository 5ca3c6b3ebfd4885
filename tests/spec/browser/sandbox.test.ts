import { expect, test } from 'vitest';
import { admit } from '#tests/support/admitted';
import { useApp } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { signIn } from '#tests/support/outbox';

/** The sandbox is a large program that draws all its windows: it takes half a minute on a quiet machine. */
const SANDBOX_MS = 300_000;

const app = useApp();

test(
  'the sandbox runs a query, a mutation and a subscription with the page’s session, without other hosts',
  async () => {
    const client = await signedUp(app(), { fullName: 'Robin Sandbox' });
    // The editor draws only what is in view. Discarded, since other pages must not hear its listeners.
    const page = await app().open({ viewport: { width: 1280, height: 4000 }, discard: true });
    page.setDefaultTimeout(SANDBOX_MS / 3);
    await signIn(page, app(), client);
    const { origin } = new URL(app().url);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
    });

    await page.goto('/sandbox');
    const result = page.locator('app-query-result');
    const sends = (what: string) => page.getByText(`(Send ${what})`);
    const send = (what: string) => sends(what).click();
    // While the page still builds its tabs, a click can hit one that is replaced immediately.
    const tab = async (title: string, what: string) => {
      const opened = async () => {
        await page.locator('app-root').getByText(title, { exact: true }).first().click();
        const shown = sends(what).waitFor({ timeout: 3_000 });
        return shown.then(() => true, admit('TimeoutError'));
      };
      await expect.poll(opened, { timeout: 120_000 }).toBe(true);
    };

    // The variables of an example are in view, and stay folded once the reader has folded them.
    const variables = page.locator('app-variables-editor');
    await variables.getByText('"current"').waitFor();
    await page.getByText('Variables', { exact: true }).click();
    await variables.waitFor({ state: 'detached' });
    await send('query CpdSummary');
    await result.getByText('totalHours').first().waitFor();

    await page.getByText('Signed in as').waitFor();
    await page.getByRole('link', { name: 'Activities' }).click();
    // The main tab is the first, and in view.
    const first = page.locator('.window-switcher__item').first();
    await expect.poll(() => first.getAttribute('class'), { timeout: 60_000 }).toMatch(/active/);
    expect(await first.innerText()).toMatch(/^Activities/);
    await tab('Activities', 'mutation CreateActivity');
    // Of several operations "Send" runs the first in view.
    await page.locator('.send-request__button').click();
    await result.getByText('Airway skills workshop').first().waitFor();
    expect((await client.rest('GET', '/activities')).body).toHaveLength(1);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied. Put an access token into TOKEN.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(copied).toContain('"operationName":"CreateActivity"');

    const sentFrames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sentFrames.push(String(payload))),
    );
    // The id is that of the activity which was just made.
    await send('mutation UpdateActivity');
    const statuses = async () =>
      (await client.rest('GET', '/activities')).body.map(
        ({ status }: { status: string }) => status,
      );
    await expect.poll(statuses).toEqual(['completed']);

    await page.getByRole('link', { name: 'Start here' }).click();
    await tab('Live', 'subscription RecordsChanged');
    await send('subscription RecordsChanged');
    await expect.poll(() => sentFrames.some((frame) => frame.includes('"subscribe"'))).toBe(true);
    await page.getByRole('button', { name: 'Make something happen' }).click();
    await page.getByText('An activity was recorded and moved to the bin.').waitFor();
    await result.getByText('added').first().waitFor();

    expect(elsewhere.filter((address) => !address.startsWith('data:'))).toEqual([]);
  },
  SANDBOX_MS,
);
