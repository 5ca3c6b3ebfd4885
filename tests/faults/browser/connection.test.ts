import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, useApp, waitUntilLoaded } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import {
  loadedForLater,
  openOwnDevice,
  recordActivity,
  signIn,
  titlesOf,
} from '#tests/support/outbox';
import { offlineMessages } from '#domain/records/offline';
import { outboxMessages as words } from '#domain/records/outbox';
import { outboxNotices } from '#domain/records/outbox-notices';

const app = useApp();
const said = /^No connection\. You see what was loaded at/;

test('a lost connection shows at once, in one place, with the age of the screen', async () => {
  const me = await signedUp(app());
  const page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
  await page.context().setOffline(true);
  await page.getByRole('status').getByText(said).waitFor();
  await recordActivity(page, 'Ramp handover');
  // The number of waiting changes is shown beside it, not in another bar.
  await page.getByRole('status').getByText(words.count(1)).waitFor();
  expect(await page.getByRole('status').count()).toBe(1);
  expect(await page.getByText(/no connection/i).count()).toBe(1);
  await expectAccessibleEverywhere(page);
  await page.context().setOffline(false);
  await page.getByText(said).waitFor({ state: 'detached' });
  // The first response ends the message; what waited may still be on its way.
  await expect.poll(() => titlesOf(me)).toEqual(['Ramp handover']);
});

test('on a screen that sends no requests, the message disappears by itself', async () => {
  const me = await signedUp(app());
  const page = await app().open({ discard: true, serviceWorkers: 'block' });
  await signIn(page, app(), me);
  await page.goto('/help/ahpra-guidelines');
  await waitUntilLoaded(page);
  // The code of the message loads here, which it could not do without a connection.
  await loadedForLater(page);
  await page.context().setOffline(true);
  await page.getByText(said).waitFor();
  await page.getByRole('button', { name: offlineMessages.retry }).waitFor();
  await page.getByText(words.ownDevice.text).waitFor();
  expect(await page.getByText(said).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByText(said).waitFor({ state: 'detached' });
});

test('a button that is pressed while the message disappears stays under the pointer', async () => {
  const me = await signedUp(app());
  const page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
  await page.context().setOffline(true);
  await page.getByText(said).waitFor();
  const log = page.getByRole('button', { name: 'Log CPD Activity' });
  await log.hover();
  await page.mouse.down();
  const place = await log.boundingBox();
  const response = page.waitForResponse('**/graphql');
  await page.context().setOffline(false);
  await (await response).finished();
  // It would disappear now.
  await page.waitForTimeout(500);
  expect(await log.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
  await page.getByText(said).waitFor({ state: 'detached' });
});

test('what was missed is asked for, though a late response said that the server is there', async () => {
  const me = await signedUp(app());
  const page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
  let answer = (): void => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await isHeld;
    await route.fulfill({ response });
  });
  const held = page.waitForRequest('**/graphql');
  await page.getByRole('button', { name: 'Completed' }).click();
  await held;
  await page.context().setOffline(true);
  await page.getByText(said).waitFor();
  answer();
  await page.getByText(said).waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  const asked = page.waitForRequest('**/graphql');
  await page.context().setOffline(false);
  expect((await asked).method()).toBe('POST');
});

test('a device whose storage does not open says that nothing can be kept, and works with a connection', async () => {
  const me = await signedUp(app());
  const page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The storage is damaged.', 'UnknownError');
    };
  });
  await page.goto('/cpd-log');
  await page.getByText(outboxNotices.notOpened.title).waitFor();
  await recordActivity(page, 'Ramp handover');
  await page.getByRole('main').getByRole('link', { name: 'Ramp handover' }).waitFor();
  expect(await titlesOf(me)).toEqual(['Ramp handover']);
});
