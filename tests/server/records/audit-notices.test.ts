// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { apis, callApi } from '#tests/support/apis';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { addDays, instantOf } from '#domain/dates';
import { dueTimes } from '#domain/messages/due-dates';
import { auditNoticeMessages } from '#domain/records/audit-notices';
import { accountImportMessages } from '#domain/records/imports';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00Z');
const letter = { letterDate: '2026-03-03', dueDate: '2026-03-31' };

let alex: TestClient;
beforeEach(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
});

const add = async (input: object = letter, by = alex) =>
  (await by.rest('POST', '/audit-notices', input)).body;
const open = async () =>
  (await alex.graphql('{ me { openAuditNotice { id dueDate } } }')).data.me.openAuditNotice;

describe.each(apis)('by %s', (api) => {
  test('one letter is open at a time, until it is answered', async () => {
    const first = await add();
    expect(await open()).toEqual({ id: String(first.id), dueDate: letter.dueDate });
    const second = await callApi(api, alex, 'createAuditNotice', { input: letter });
    expect(second.error).toMatchObject({ status: 409, message: auditNoticeMessages.oneOpen });
    const answered = { ...letter, sentOn: letter.dueDate };
    const other = await callApi(api, alex, 'createAuditNotice', { input: answered });
    expect(other.error).toBeNull();
    const id = other.value.id;
    const reopened = await callApi(api, alex, 'updateAuditNotice', { id, input: { sentOn: null } });
    expect(reopened.error).toMatchObject({ status: 409, message: auditNoticeMessages.oneOpen });
    await callApi(api, alex, 'updateAuditNotice', {
      id: first.id,
      input: { sentOn: '2026-03-12' },
    });
    expect(await open()).toBeNull();
  });

  test('a deleted open letter does not come back beside another', async () => {
    const first = await add();
    await alex.rest('DELETE', `/audit-notices/${first.id}`);
    expect(await open()).toBeNull();
    await add();
    const { error } = await callApi(api, alex, 'restoreAuditNotice', { id: first.id });
    expect(error).toMatchObject({ status: 409, message: auditNoticeMessages.oneOpen });
  });

  test('nothing is before the date of the letter, also after a change of one day', async () => {
    const { id } = await add();
    const { error } = await callApi(api, alex, 'updateAuditNotice', {
      id,
      input: { dueDate: '2026-03-02' },
    });
    expect(error).toMatchObject({ status: 400, fields: { dueDate: expect.any(String) } });
  });
});

test('reminders come before the day and on it, once each, and end with the answer', async () => {
  const { id } = await add();
  const told = async () => {
    // Its session does not last as long as a letter.
    const text = `select title from notifications
      where user_id = $1 and kind = 'audit-due' order by id desc`;
    const rows = await server().database.query<{ title: string }>({ text, values: [alex.user.id] });
    return rows.map(({ title }) => title);
  };
  const onDay = async (day: string) => {
    const now = new Date(`${day}T02:00:00Z`);
    server().setNow(now);
    await remind(server(), now);
    await remind(server(), now);
  };
  for (const days of dueTimes.auditDays) await onDay(addDays('2026-03-31', -days));
  expect(await told()).toEqual([
    'Your audit letter is due today',
    'Your audit letter is due in 1 day',
    ...[3, 7, 14, 21].map((days) => `Your audit letter is due in ${days} days`),
  ]);
  server().setNow(NOW);
  const dueDate = instantOf('2026-04-30').toISOString();
  await alex.rest('PATCH', `/audit-notices/${id}`, { dueDate, sentOn: letter.dueDate });
  await onDay('2026-04-29');
  expect(await told()).toHaveLength(6);
});

test('the calendar has the open letter', async () => {
  await add({ ...letter, note: 'Not for the calendar.' });
  const { data } = await alex.graphql('mutation { renewCalendarFeed { calendarFeed { url } } }');
  const { pathname } = new URL(data.renewCalendarFeed.calendarFeed.url);
  const text = await (await alex.fetch(pathname)).text();
  expect(text).toContain('SUMMARY:Audit letter due');
  expect(text).toContain('DTSTART;VALUE=DATE:20260331');
  expect(text).not.toContain('Not for the calendar');
});

test('an audit pack for the owner carries the history of its letters, a submission does not', async () => {
  const { id } = await add({ ...letter, note: 'By post.' });
  await alex.rest('PATCH', `/audit-notices/${id}`, { sentOn: letter.dueDate });
  await add({ ...letter, letterDate: '2025-11-03', sentOn: letter.dueDate });
  const { data } = await alex.graphql(
    `{ auditNotice(id: ${id}) { history(first: 5) { nodes { text } } } }`,
  );
  expect(data.auditNotice.history.nodes).toEqual([
    { text: 'Answered on changed from nothing to 31 Mar 2026' },
    { text: 'Recorded' },
  ]);
  const lettersIn = async (edition: string) => {
    const response = await alex.fetch(`/api/report?format=zip&edition=${edition}`);
    const pack = unzip(Buffer.from(await response.arrayBuffer()));
    const { records } = JSON.parse(pack.get('timeline.json')!.toString());
    return records.filter(({ kind }: { kind: string }) => kind === 'audit-notice');
  };
  expect(await lettersIn('self-check')).toEqual([
    { kind: 'audit-notice', id, content: expect.stringContaining('By post.') },
  ]);
  expect(await lettersIn('submission')).toEqual([]);
});

test('a backup brings letters back; the open letter of the account stays the one', async () => {
  await add({ ...letter, note: 'By post.', sentOn: letter.dueDate });
  await add();
  const account = (await alex.rest('GET', '/user/export')).body;
  const billie = await signedUp(server());
  const mine = await add({ ...letter, dueDate: '2026-04-02' }, billie);
  const input = { requestKey: 'letters', account };
  const note = accountImportMessages.secondLetter('Audit letter of 3 Mar 2026');
  const preview = await billie.rest('POST', '/imports/account/preview', input);
  expect(preview.body.notes).toEqual([note]);
  const imported = await billie.rest('POST', '/imports/account', input);
  expect(imported).toMatchObject({ status: 201, body: { notes: [note] } });
  expect(imported.body.parts).toContainEqual({ label: 'Audit letters', added: 1, present: 0 });
  const { body } = await billie.rest('GET', '/audit-notices');
  expect(body.filter(({ sentOn }: any) => sentOn === null)).toMatchObject([{ id: mine.id }]);
  expect(body.filter(({ sentOn }: any) => sentOn !== null)).toMatchObject([{ note: 'By post.' }]);
  const casey = await signedUp(server());
  const { body: all } = await casey.rest('POST', '/imports/account', {
    ...input,
    requestKey: 'again',
  });
  expect(all.notes).toEqual([]);
  expect((await casey.rest('GET', '/audit-notices')).body).toHaveLength(2);
});
