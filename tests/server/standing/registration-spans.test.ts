// @module-tag servers
import { beforeEach, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { spanLimits, spanMessages } from '#domain/standing/registration-spans';

const server = useServer();
let alex: TestClient;
beforeEach(async () => {
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server());
  await alex.rest('PATCH', '/user/registration', { registrationDate: '2019-02-12' });
});

const away = { type: 'non-practising', from: '2023-11-01', to: '2025-01-31', conditions: null };
const since = { type: 'general', from: '2025-02-01', to: null, conditions: 'Supervised nights' };
const SET = `mutation($input: SetRegistrationSpanInput!) { setRegistrationSpan(input: $input) {
  registrationSpans { from to type conditions } cpdSummary(period: "2024") { required { total basis } } } }`;
const post = (input: object, by = alex) => by.rest('POST', '/user/registration-spans', input);
const spans = async (by = alex) => (await by.rest('GET', '/user')).body.registrationSpans;
const required = async (year: number, of?: string) =>
  (await alex.rest('GET', `/cpd-summary?period=${year}${of ? `&registration=${of}` : ''}`)).body
    .required;

test('spans are added, changed and removed, and each year goes by them', async () => {
  const { data } = await alex.graphql(SET, { input: away });
  expect(data.setRegistrationSpan).toEqual({
    registrationSpans: [away],
    cpdSummary: { required: { total: 0, basis: 'does-not-apply' } },
  });
  expect((await post(since)).status).toBe(200);
  expect(await spans()).toEqual([away, since]);
  // A type that changes within the year does not lower the requirement.
  expect(await required(2025)).toMatchObject({ total: 30, basis: 'full-year' });
  expect(await required(2026)).toMatchObject({ total: 30, basis: 'full-year', explanation: null });
  expect(JSON.stringify((await alex.rest('GET', '/recency')).body)).toContain(
    'Non-practising, 1 Nov 2023 to 31 Jan 2025',
  );

  const shorter = { ...away, from: '2024-02-01', replaces: away.from };
  expect((await post(shorter)).status).toBe(200);
  expect((await spans())[0]).toMatchObject({ from: '2024-02-01' });
  expect(await required(2024)).toMatchObject({ total: 30, basis: 'full-year' });

  expect((await alex.rest('DELETE', '/user/registration-spans/2024-02-01')).status).toBe(204);
  expect((await alex.rest('DELETE', '/user/registration-spans/2024-02-01')).status).toBe(404);
  expect(await required(2024)).toMatchObject({ total: 30, basis: 'full-year' });
  const removed = await alex.graphql(
    'mutation { deleteRegistrationSpan(from: "2025-02-01") { registrationSpans { from } } }',
  );
  expect(removed.data.deleteRegistrationSpan.registrationSpans).toEqual([]);
});

test('spans that overlap, end before they begin or exceed the limit are refused with the reason', async () => {
  await post(away);
  const over = await post({ ...since, from: '2025-01-31' });
  expect(over).toMatchObject({ status: 400 });
  expect(over.body.message).toContain('“Non-practising, 1 Nov 2023 to 31 Jan 2025”');
  const reversed = await post({ ...since, to: '2025-01-31' });
  expect(reversed.body.fields).toEqual({ to: 'To cannot be before from' });
  expect((await post({ ...since, registration: 'nurse' })).status).toBe(400);
  const many = Array.from({ length: spanLimits.count }, (_, at) => {
    const day = `${1971 + at}-03-03`;
    return { type: 'none', from: day, to: day, conditions: null };
  });
  await server().database.query({
    text: 'update users set registration_spans = $1 where id = $2',
    values: [JSON.stringify(many), alex.user.id],
  });
  expect(await post(since)).toMatchObject({ status: 400, body: { message: spanMessages.full } });
  expect(await spans()).toHaveLength(spanLimits.count);
});

test('two spans added at the same time are both kept', async () => {
  const days = ['2019-03-01', '2020-03-01', '2021-03-01', '2022-03-01'];
  await Promise.all(days.map((day) => post({ type: 'none', from: day, to: day })));
  expect((await spans()).map(({ from }: { from: string }) => from)).toEqual(days);
});

test('each registration has its own, and a change of its form keeps them', async () => {
  const nurse = { profession: 'nurse', registrationDate: '2015-02-01' };
  await alex.rest('POST', '/user/registrations', nurse);
  expect((await post({ ...away, registration: 'nurse' })).status).toBe(200);
  await alex.rest('POST', '/user/registrations', { ...nurse, registrationNumber: 'NMW0001234567' });
  const [first, second] = (await alex.rest('GET', '/user/registrations')).body;
  expect(first.registrationSpans).toEqual([]);
  expect(second.registrationSpans).toEqual([away]);
  expect(await required(2024, 'nurse')).toMatchObject({ total: 20, basis: 'full-year' });
  expect(await required(2024)).toMatchObject({ total: 30 });
  const removed = await alex.rest(
    'DELETE',
    '/user/registration-spans/2023-11-01?registration=nurse',
  );
  expect(removed.status).toBe(204);
});

test('an export brings the histories to another account, once', async () => {
  await post(away);
  await post(since);
  await alex.rest('POST', '/user/registrations', {
    profession: 'nurse',
    registrationDate: '2015-02-01',
  });
  await post({ ...away, registration: 'nurse' });
  const account = (await alex.rest('GET', '/user/export')).body;
  const billie = await signedUp(server());
  await post({ type: 'none', from: '2025-06-01', to: '2025-06-30' }, billie);
  const bring = (requestKey: string) =>
    billie.rest('POST', '/imports/account', { requestKey, account });
  const { body } = await bring('first');
  expect(body.parts).toContainEqual({ label: spanMessages.heading, added: 1, present: 1 });
  // Billie's own entry for the same days stays.
  expect(await spans(billie)).toMatchObject([away, { type: 'none' }]);
  const [, nurse] = (await billie.rest('GET', '/user/registrations')).body;
  expect(nurse.registrationSpans).toEqual([away]);
  expect((await bring('second')).status).toBe(400);
});

test('the reminders’ period follows a change of the history', async () => {
  const hours = async () =>
    (
      await server().database.query<{ hours: string }>({
        text: 'select required_hours as hours from cpd_periods where user_id = $1',
        values: [alex.user.id],
      })
    ).map((row) => Number(row.hours));
  const runAgain = () => remind(server(), new Date('2026-06-15T02:00:00.000Z'));
  await runAgain();
  expect(await hours()).toEqual([30]);
  await post({ type: 'non-practising', from: '2025-06-01', to: null });
  await runAgain();
  expect(await hours()).toEqual([0]);
});
