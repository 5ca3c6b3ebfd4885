import { expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  signUp,
  useApp,
  visit,
  waitUntilLoaded,
} from '#tests/support/app';
import { loadedForLater } from '#tests/support/outbox';
import { outboxMessages as words } from '#domain/records/outbox';

const app = useApp();

test('an activity is recorded without a connection, survives a reload, and arrives once', async () => {
  const page = await app().open({ discard: true });
  await signUp(page);
  await page.goto('/cpd-log');
  await waitUntilLoaded(page);
  await loadedForLater(page);
  const isCreation = (data: unknown) =>
    (data as { operationName?: string } | null)?.operationName === 'CreateActivity';
  await page.context().setOffline(true);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog.getByLabel('Title').fill('Ramp handover');
  await dialog.getByRole('spinbutton', { name: 'Hours' }).fill('2');
  await dialog.getByRole('button', { name: 'Save activity' }).click();
  // A device that may be shared keeps nothing but the draft.
  await page.getByText('The server could not be reached.', { exact: false }).first().waitFor();
  // The browser may notice only now that there is no connection: the question beside the form stays.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await dialog.getByRole('button', { name: words.ownDevice.yes }).click();
  await dialog.getByRole('button', { name: 'Save activity' }).click();
  await dialog.waitFor({ state: 'detached' });
  const waiting = page.getByRole('region', { name: words.state.waiting });
  await waiting.getByText('Ramp handover').waitFor();

  await page.route('**/graphql', (route) =>
    isCreation(route.request().postDataJSON()) ? route.abort() : route.fallback(),
  );
  await page.context().setOffline(false);
  await page.reload();
  await waiting.getByText('Ramp handover').waitFor();
  await expectAccessibleEverywhere(page);
  await visit(page, '/');
  await page.getByRole('region', { name: 'Recent CPD Activity' }).getByText('Ramp').waitFor();
  await page.getByRole('status').getByRole('button', { name: words.show }).click();
  await dialog.getByText(words.text).waitFor();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/graphql');
  // A try of its own may come first: then there is nothing to press.
  const empty = dialog.getByText(words.empty);
  await dialog.getByRole('button', { name: words.sendNow }).or(empty).first().click();
  await empty.waitFor();
  const response = await page.request.get('/api/activities');
  expect(await response.json()).toMatchObject([{ title: 'Ramp handover', hours: 2 }]);
});
