// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { apis, callApi } from '#tests/support/apis';
import { aPdf, sendFile } from '#tests/support/files';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { addDays, instantOf } from '#domain/dates';
import { dueTimes } from '#domain/messages/due-dates';
import { credentialMessages as messages } from '#domain/records/credentials';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00Z');
const day = (text: string) => instantOf(text).toISOString();

let alex: TestClient;
beforeEach(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
});

const add = async (input: object, by = alex) => {
  const { status, body } = await by.rest('POST', '/credentials', { type: 'other', ...input });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const titles = async (show?: string) => {
  const { body } = await alex.rest('GET', `/credentials${show ? `?show=${show}` : ''}`);
  return body.map(({ title, state }: any) => `${title}: ${state}`);
};

test('the soonest to expire comes first, page by page, each with its state', async () => {
  await add({ title: 'For good' });
  for (const [title, expiryDate] of [
    ['Far', '2028-01-01'],
    ['Gone', '2026-03-09'],
    ['Today', '2026-03-10'],
    ['Also far', '2028-01-01'],
  ])
    await add({ title, expiryDate });
  const all = ['Gone: expired', 'Today: expiring', 'Far: valid', 'Also far: valid'];
  expect(await titles()).toEqual([...all, 'For good: no-expiry']);
  const found: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { data }: { data: any } = await alex.graphql(
      'query($after: String) { credentials(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { title } } }',
      { after },
    );
    expect(data.credentials.totalCount).toBe(5);
    found.push(...data.credentials.nodes.map(({ title }: any) => title));
    ({ hasNextPage: more, endCursor: after } = data.credentials.pageInfo);
  }
  expect(found).toEqual(['Gone', 'Today', 'Far', 'Also far', 'For good']);
  const { body } = await alex.rest('GET', '/credentials?show=old');
  expect(body.fields).toEqual({ show: 'show must be one of: current, renewed, all' });
});

describe.each(apis)('by %s', (api) => {
  test('a renewal keeps the earlier one; it applies again if the renewal is deleted', async () => {
    const old = await add({ title: 'Old', expiryDate: '2026-03-09' });
    const { value } = await callApi(api, alex, 'createCredential', {
      input: { type: 'other', title: 'New', expiryDate: day('2029-03-09'), renewsId: old.id },
    });
    expect(value).toMatchObject({ state: 'valid', renewedById: null });
    expect(await titles()).toEqual(['New: valid']);
    expect(await titles('renewed')).toEqual(['Old: renewed']);
    expect(await titles('all')).toEqual(['Old: renewed', 'New: valid']);
    const again = await callApi(api, alex, 'createCredential', {
      input: { type: 'other', title: 'Second', renewsId: old.id },
    });
    expect(again.error).toMatchObject({ status: 409, message: messages.alreadyRenewed });
    await alex.rest('DELETE', `/credentials/${value.id}`);
    expect(await titles()).toEqual(['Old: expired']);
    await add({ title: 'Other', renewsId: old.id });
    const { error } = await callApi(api, alex, 'restoreCredential', { id: value.id });
    expect(error).toMatchObject({ status: 409, message: messages.alreadyRenewed });
  });

  test('it renews only what is its owner’s and was added before', async () => {
    const sam = await signedUp(server());
    const { id: theirs } = await add({ title: 'Theirs' }, sam);
    const first = await add({ title: 'First' });
    const second = await add({ title: 'Second', renewsId: first.id });
    const refused = { status: 400, fields: { renewsId: messages.notYours } };
    const input = { type: 'other', title: 'Mine', renewsId: theirs };
    expect((await callApi(api, alex, 'createCredential', { input })).error).toMatchObject(refused);
    for (const renewsId of [theirs, first.id, second.id]) {
      const { error } = await callApi(api, alex, 'updateCredential', {
        id: first.id,
        input: { renewsId },
      });
      expect(error).toMatchObject(refused);
    }
    const { value } = await callApi(api, alex, 'updateCredential', {
      id: second.id,
      input: { renewsId: null },
    });
    expect(value.renewsId).toBeNull();
    expect(await titles()).toHaveLength(2);
  });

  test('it does not expire before it is issued, also after a change of one day', async () => {
    const { id } = await add({ title: 'Paper', issueDate: '2026-03-03', expiryDate: '2027-03-03' });
    const { error } = await callApi(api, alex, 'updateCredential', {
      id,
      input: { expiryDate: day('2026-03-02') },
    });
    expect(error).toMatchObject({
      status: 400,
      fields: { expiryDate: 'Expiry date cannot be before the issue date' },
    });
  });
});

test('it takes files, which are in its history and come back from a backup with its renewal', async () => {
  const old = await add({ title: 'Old', number: '007' });
  const { id } = await add({ title: 'New', renewsId: old.id });
  const sent = await sendFile(alex, `credentialId=${id}`, 'card.pdf', await aPdf());
  expect(sent.status).toBe(201);
  const { data } = await alex.graphql(
    `{ credential(id: ${id}) { evidenceFiles { name } history(first: 5) { nodes { text } } } }`,
  );
  expect(data.credential).toEqual({
    evidenceFiles: [{ name: 'card.pdf' }],
    history: { nodes: [{ text: 'File added: card.pdf' }, { text: 'Recorded' }] },
  });
  const account = (await alex.rest('GET', '/user/export')).body;
  const billie = await signedUp(server());
  const { body } = await billie.rest('POST', '/imports/account', { requestKey: 'all', account });
  expect(body.parts).toContainEqual({ label: 'Credentials', added: 2, present: 0 });
  const back = (await billie.rest('GET', '/credentials?show=all')).body;
  expect(back.map(({ title, state }: any) => [title, state])).toEqual([
    ['Old', 'renewed'],
    ['New', 'no-expiry'],
  ]);
  expect(body.files).toEqual([
    { evidenceFileId: sent.body.id, ownerKey: 'credentialId', ownerId: back[1].id },
  ]);
});

test('reminders come before the day, on it and after it, once each, until it is renewed', async () => {
  const expiryDate = '2026-09-30';
  const { id } = await add({ title: 'Blue card', expiryDate });
  await add({ title: 'Long gone', expiryDate: '2020-01-01' });
  const told = async () => {
    const text = `select rule, key from reminders
      where user_id = $1 and rule like 'credential%' and told_at is not null order by id`;
    const rows = await server().database.query<{ rule: string; key: string }>({
      text,
      values: [alex.user.id],
    });
    return rows.map(({ rule, key }) => `${rule} ${key.replace(`${id}:${expiryDate}:`, '')}`);
  };
  const onDay = async (on: string) => {
    const now = new Date(`${on}T02:00:00Z`);
    await remind(server(), now);
    await remind(server(), now);
  };
  for (const days of dueTimes.credentialDays) await onDay(addDays(expiryDate, -days));
  for (const days of [1, 7, 30]) await onDay(addDays(expiryDate, days));
  expect(await told()).toEqual([
    ...dueTimes.credentialDays.map((days) => `credential-expiring ${days}`),
    ...[1, 7, 30].map((days) => `credential-expired ${days}`),
  ]);
  await add({ title: 'Blue card', expiryDate: '2029-09-30', renewsId: id });
  await onDay(addDays(expiryDate, 90));
  expect(await told()).toHaveLength(7);
});

test('search and calendar have it, the calendar without a renewed one', async () => {
  const old = await add({ title: 'Old boat', expiryDate: '2026-03-20', notes: 'Keep it dry.' });
  await add({ title: 'New boat', expiryDate: '2031-03-20', number: 'MX-77', renewsId: old.id });
  const { body } = await alex.rest('GET', '/search?query=mx-77');
  expect(body).toMatchObject([{ kind: 'credential', title: 'New boat', detail: 'Other' }]);
  const { data } = await alex.graphql('mutation { renewCalendarFeed { calendarFeed { url } } }');
  const { pathname } = new URL(data.renewCalendarFeed.calendarFeed.url);
  const text = await (await alex.fetch(pathname)).text();
  expect(text).toContain('SUMMARY:Expires: New boat');
  expect(text).toContain('DTSTART;VALUE=DATE:20310320');
  expect(text).not.toMatch(/Old boat|Keep it dry/);
});
