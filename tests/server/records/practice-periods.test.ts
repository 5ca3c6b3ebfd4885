// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { apis, callApi } from '#tests/support/apis';
import { useServer } from '#tests/support/server';
import { citedDocumentMessages } from '#domain/records/documents';

const server = useServer();
const NOW = new Date('2026-11-24T02:00:00Z');
const month = {
  employer: 'QAS',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  hours: 152,
};

let alex: TestClient;
beforeEach(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
});

const recency = async (by = alex) => (await by.rest('GET', '/recency')).body;
const several = (periods: object[], employer = 'QAS') =>
  alex.rest('POST', '/practice-periods/several', { employer, periods });

describe.each(apis)('by %s', (api) => {
  const create = (input: object, by = alex) => callApi(api, by, 'createPracticePeriod', { input });

  test.each<[string, object, string, string]>([
    ['backwards', { endDate: '2026-09-30' }, 'endDate', 'To cannot be before from'],
    ['more than 24 hours a day', { hours: 744.5 }, 'hours', 'Hours cannot be more than 24 a day'],
    ['leave with hours', { kind: 'leave' }, 'hours', 'Leave has no hours of practice'],
  ])('refuses what cannot be: %s', async (_name, more, field, message) => {
    const { error } = await create({ ...month, ...more });
    expect(error).toMatchObject({ status: 400, fields: { [field]: message } });
  });

  test('a change is judged with what stays', async () => {
    const { value } = await create(month);
    const change = { id: value.id, input: { endDate: '2026-10-02' } };
    const { error } = await callApi(api, alex, 'updatePracticePeriod', change);
    expect(error).toMatchObject({ fields: { hours: 'Hours cannot be more than 24 a day' } });
  });

  test('only documents of one’s own prove it', async () => {
    const document = { title: 'Payslips', type: 'other', content: 'From July to October.' };
    const billie = await signedUp(server());
    const { body: theirs } = await billie.rest('POST', '/documents', document);
    const refused = await create({ ...month, documentIds: [theirs.id] });
    expect(refused.error).toMatchObject({
      fields: { documentIds: citedDocumentMessages.notYours },
    });
    const { body: mine } = await alex.rest('POST', '/documents', document);
    const { value } = await create({ ...month, documentIds: [mine.id] });
    expect(value.documentIds.map(Number)).toEqual([mine.id]);
    const { data } = await alex.graphql(
      `{ practicePeriod(id: ${value.id}) { documents { title } history(first: 5) { nodes { text } } } }`,
    );
    expect(data.practicePeriod.documents).toEqual([{ title: 'Payslips' }]);
    expect(data.practicePeriod.history.nodes).toHaveLength(1);
  });
});

test('a day that is still to come for the user is in the future', async () => {
  // It is 25 November in Sydney already, and 24 November in Brisbane.
  server().setNow(new Date('2026-11-24T13:30:00Z'));
  const today = { ...month, endDate: '2026-11-25' };
  expect((await alex.rest('POST', '/practice-periods', today)).status).toBe(400);
  await alex.graphql('mutation { updateSettings(timeZone: "Australia/Sydney") { id } }');
  expect((await alex.rest('POST', '/practice-periods', today)).status).toBe(201);
});

test('recency says what is on record, for its owner alone', async () => {
  expect(await recency()).toMatchObject({ state: 'empty', notices: [] });
  await alex.rest('POST', '/practice-periods', month);
  const shown = await recency();
  expect(shown).toMatchObject({ state: 'shown', source: { confidence: 'quoted' } });
  expect(shown.ways.map(({ hours, state }: any) => [hours, state])).toEqual([
    [152, 'not-shown'],
    [152, 'shown'],
    [152, 'not-shown'],
  ]);
  expect(shown.claims.at(-1).source.note).toBe('Check with the Board');
  expect(await recency(await signedUp(server()))).toMatchObject({ state: 'empty' });
});

test('months are added once, all or none', async () => {
  const day = (text: string) => ({ startDate: `${text}-01`, endDate: `${text}-28`, hours: 100.5 });
  const first = await several([day('2026-08'), day('2026-09')]);
  expect(first.status).toBe(201);
  expect(first.body).toHaveLength(2);
  const again = await several([day('2026-07'), day('2026-08'), day('2026-07')], 'qas');
  expect(again.body.map(({ startDate }: any) => startDate)).toEqual(['2026-07-01']);
  const wrong = await several([day('2026-06'), { ...day('2026-12') }]);
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { periods: expect.stringContaining('Entry 2: To cannot be in the future') } },
  });
  for (const periods of [[], Array(133).fill(day('2026-05')), [{ startDate: 'x' }]]) {
    expect((await several(periods)).status).toBe(400);
  }
  expect((await alex.rest('GET', '/practice-periods')).body).toHaveLength(3);
});

test('an export brings them back once, with their documents', async () => {
  const document = { title: 'Payslips', type: 'other', content: 'From July to October.' };
  const { body: paper } = await alex.rest('POST', '/documents', document);
  const entry = { ...month, position: 'On road', notes: 'Nights.', documentIds: [paper.id] };
  await alex.rest('POST', '/practice-periods', entry);
  const account = (await alex.rest('GET', '/user/export')).body;
  const billie = await signedUp(server());
  for (const requestKey of ['one', 'two'])
    await billie.rest('POST', '/imports/account', { requestKey, account });
  const { body } = await billie.rest('GET', '/practice-periods');
  const [{ id }] = (await billie.rest('GET', '/documents')).body;
  expect(body).toMatchObject([{ ...entry, kind: 'practice', documentIds: [id] }]);
});

test('a search finds them by employer and position', async () => {
  await alex.rest('POST', '/practice-periods', { ...month, position: 'Flight paramedic' });
  const { body } = await alex.rest('GET', '/search?query=flight');
  expect(body).toMatchObject([{ kind: 'practice-period', title: 'QAS' }]);
});
