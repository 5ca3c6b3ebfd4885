import { beforeAll, expect, test } from 'vitest';
import { useApp, visit } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { isOperation, openOwnDevice } from '#tests/support/outbox';
import { crewOfflineTexts as texts, crewTexts } from '#domain/proof/crew-texts';
import { outboxMessages as words } from '#domain/records/outbox';
import { crewTicketMessages, crewTicketPath } from '#domain/proof/crew-tickets';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let ticket: string;

beforeAll(() => {
  ticket = crewTicketPath(`1.1.${'a'.repeat(22)}.t1.t2.Shed.${'b'.repeat(86)}`);
});

test('a host and a guest without a connection: both send their side later', async () => {
  const [me, billie] = [await signedUp(app()), await signedUp(app())];
  const [host, guest] = [await openOwnDevice(app(), me), await openOwnDevice(app(), billie)];
  const registered = host.waitForResponse(
    (response) => response.request().postData()?.includes('registerCrewKey') ?? false,
  );
  await visit(host, '/crew');
  await registered;
  await visit(guest, '/crew#tickets');
  await guest.getByRole('button', { name: texts.keep }).waitFor();
  await host.getByRole('button', { name: crewTexts.start }).waitFor();
  await host.getByLabel('Title').fill('Shed debrief');
  for (const page of [host, guest]) await page.context().setOffline(true);
  await host.getByText(texts.ready).waitFor();
  await host.getByRole('button', { name: crewTexts.start }).click();
  await host.getByAltText(texts.qrLabel).waitFor();
  const code = (await host.getByText(/^Code( [A-Z]){6}$/).textContent())!;
  await guest.getByLabel(crewTexts.letters).fill(code.replace('Code', '').replaceAll(' ', ''));
  await guest.getByRole('button', { name: texts.keep }).click();
  await guest.getByText('You have a ticket since').waitFor();
  await host.getByRole('button', { name: texts.end }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: texts.end }).click();
  await host.getByText('Shed debrief').first().waitFor();
  await host.getByText(words.state.waiting).first().waitFor();
  for (const page of [host, guest]) await page.context().setOffline(false);
  await expect
    .poll(async () => (await billie.rest('GET', '/crew-sessions')).body, { timeout: 30_000 })
    .toMatchObject([{ title: 'Shed debrief', memberCount: 2 }]);
  expect((await me.rest('GET', '/crew-sessions')).body).toHaveLength(1);
});

test('says what is missing: a key, a connection, an account', async () => {
  const me = await signedUp(app());
  const host = await openOwnDevice(app(), me);
  expectFailedRequest(500, '/graphql');
  await host.route('**/graphql', (route) =>
    isOperation(route, 'RegisterCrewKey') ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await visit(host, '/crew');
  await host.getByRole('button', { name: crewTexts.start }).waitFor();
  await host.context().setOffline(true);
  await host.getByText(crewTicketMessages.noKey).waitFor();
  const guest = await app().open();
  await guest.goto(ticket);
  await guest.getByText(texts.needsAccount).waitFor();
  expect(await guest.getByLabel(crewTexts.letters).count()).toBe(0);
});
