// @module-tag servers
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STATEMENT_ATTEMPTS, statementLimits } from '#domain/proof/crew-statements';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer, type TestServer } from '#tests/support/server';
import { useWebhookReceiver, type ReceivedMessage } from '#tests/support/webhook-receiver';

const store = useWebhookReceiver();
const AUTHORIZATION = 'Basic a2V5OnNlY3JldA==';
const server = useServer(() => ({
  xapi: { url: `${store.url}/xapi/statements`, authorization: AUTHORIZATION },
}));
const off = useServer();

const START = new Date('2026-11-24T02:00:00Z');
const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const at = (minutes: number, on: TestServer = server()) => on.setNow(after(minutes));

let educator: TestClient;
let billie: TestClient;
beforeEach(async () => {
  at(0);
  await server().database.query({ text: 'delete from xapi_statements', values: [] });
  [educator, billie] = [await signedUp(server()), await signedUp(server())];
});

const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
const TAUGHT = {
  kind: 'taught',
  type: 'grand-round',
  title: 'Sepsis before hospital',
  provider: 'College of Paramedics',
  objectives: 'Recognise sepsis',
  profession: 'doctor',
};
const start = async (more: object = {}, by = educator) =>
  (await post(by, '/crew-sessions', { ...TAUGHT, ...more })).body;
const joining = async (sessionId: number, by = educator) => {
  const { body } = await by.rest('GET', `/crew-sessions/${sessionId}/codes`);
  return { code: body.codes[0].code, sessionId };
};
const join = async (sessionId: number, by = billie, host = educator) =>
  post(by, '/crew-sessions/join', await joining(sessionId, host));
const guestJoins = async (sessionId: number, host = educator) => {
  const input = { ...(await joining(sessionId, host)), name: 'Robin Nurse' };
  return (await post(new TestClient(server()), '/crew-guests', input)).body;
};
const end = (id: number, by = educator) =>
  post(by, `/crew-sessions/${id}/end`, { confirmPresent: true });
const correct = (id: number, minutes: number) =>
  post(educator, `/crew-sessions/${id}/correct-end`, { endedAt: after(minutes).toISOString() });

/** A session of Billie and a guest that has ended after 95 minutes. */
async function taught(): Promise<number> {
  const { id } = await start();
  await join(id);
  at(5);
  await guestJoins(id);
  at(95);
  await end(id);
  return id;
}

const run = (on: TestServer = server()) => on.xapi.run();
const bodyOf = ({ body }: ReceivedMessage) => JSON.parse(body);
const verbs = () =>
  store.received
    .flatMap((message) => bodyOf(message))
    .map(({ verb, result }) => `${verb.display.en} ${result?.duration ?? ''}`.trim());
const rows = async (on: TestServer = server()) =>
  on.database.query<{ attempts: number; state: string }>({
    text: `select attempts, case when delivered_at is not null then 'delivered'
             when given_up_at is not null then 'given up' else 'waiting' end as state
           from xapi_statements order by id`,
    values: [],
  });
const states = async () => (await rows()).map(({ state }) => state);
const responds = (...statuses: number[]) => {
  store.respond = (response) => void response.writeHead(statuses.shift() ?? 204).end();
};

describe('the end of a taught session', () => {
  test('sends who attended as random ids, in one request', async () => {
    await taught();
    await run();
    expect(store.received).toHaveLength(1);
    const [message] = store.received;
    expect(message!.path).toBe('/xapi/statements');
    expect(message!.headers).toMatchObject({
      authorization: AUTHORIZATION,
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    });
    const statements = bodyOf(message!);
    const uuid = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f-]{16}$/);
    const site = 'http://localhost:4000';
    const attended = (duration: string) => ({
      id: uuid,
      actor: { objectType: 'Agent', account: { homePage: site, name: uuid } },
      verb: { id: 'http://adlnet.gov/expapi/verbs/attended', display: { en: 'attended' } },
      object: {
        objectType: 'Activity',
        id: expect.stringMatching(/^http:\/\/localhost:4000\/crew-sessions\/[\da-f-]{36}$/),
        definition: {
          type: 'http://adlnet.gov/expapi/activities/meeting',
          name: { en: 'Sepsis before hospital' },
          description: { en: 'Recognise sepsis' },
        },
      },
      result: { duration },
      context: { platform: 'ParaMed CPD' },
      timestamp: after(95).toISOString(),
    });
    expect(statements).toHaveLength(2);
    expect(statements).toEqual(expect.arrayContaining([attended('PT1H35M'), attended('PT1H30M')]));
    expect(new Set(statements.map(({ object }: any) => object.id)).size).toBe(1);
    expect(new Set(statements.map(({ actor }: any) => actor.account.name)).size).toBe(2);
    const text = JSON.stringify(statements);
    for (const { user } of [educator, billie]) {
      expect(text).not.toContain(user.fullName);
      expect(text).not.toContain(user.username);
    }
    expect(text).not.toContain('Robin');
    const kept = await server().database.query<object>({
      text: 'select body from xapi_statements',
      values: [],
    });
    expect(kept).toEqual([{ body: null }, { body: null }]);
    await run();
    expect(store.received).toHaveLength(1);
  });

  test('sends nothing of a crew’s session, of less than half an hour and of who was removed', async () => {
    const crew = await start({
      kind: 'crew',
      provider: undefined,
      objectives: undefined,
    });
    await join(crew.id);
    at(60);
    await end(crew.id);
    const { id } = await start();
    const guest = await guestJoins(id);
    at(70);
    await join(id);
    const removing = `/crew-members/${guest.session.memberId}/remove`;
    expect((await post(educator, removing)).status).toBe(200);
    at(95);
    await end(id);
    expect(await rows()).toEqual([]);
  });

  test('writes nothing where it is off', async () => {
    at(0, off());
    const [host, member] = [await signedUp(off()), await signedUp(off())];
    const { id } = await start({}, host);
    await join(id, member, host);
    at(60, off());
    expect((await end(id, host)).status).toBe(200);
    await run(off());
    expect([await rows(off()), store.received]).toEqual([[], []]);
  });

  test('sends at most fifty in one request', async () => {
    const { id } = await start();
    await join(id);
    const text = `insert into crew_members (session_id, name, profession, secret_hash, joined_at, here_since)
      select $1, 'Guest', 'paramedic', 'hash ' || n, $2::timestamptz, $2::timestamptz from generate_series(1, 60) n`;
    await server().database.query({ text, values: [id, START] });
    at(60);
    await end(id);
    await run();
    expect(store.received.map((message) => bodyOf(message).length)).toEqual([
      statementLimits.batch,
      11,
    ]);
  });

  test('outlives the account, and the session that is deleted with it', async () => {
    await taught();
    const deleting = 'mutation($password: String) { deleteAccount(password: $password) }';
    const { data } = await billie.graphql(deleting, { password: PASSWORD });
    expect(data.deleteAccount).toBe(true);
    await server().database.query({ text: 'delete from crew_sessions', values: [] });
    await run();
    expect(verbs().toSorted()).toEqual(['attended PT1H30M', 'attended PT1H35M']);
  });
});

describe('a store', () => {
  test('that fails gets the same statements later', async () => {
    await taught();
    responds(503);
    await run();
    await run();
    expect(store.received).toHaveLength(1);
    at(96);
    await run();
    const [first, second] = store.received;
    expect(second!.body).toBe(first!.body);
    expect(await rows()).toEqual([
      { attempts: 2, state: 'delivered' },
      { attempts: 2, state: 'delivered' },
    ]);
  });

  test('that refuses some gets each by itself; what it has already is delivered', async () => {
    const logged = vi.spyOn(server().services.log, 'error');
    try {
      await taught();
      responds(400, 409, 400);
      await run();
      expect(store.received.map((message) => [bodyOf(message)].flat().length)).toEqual([2, 1, 1]);
      expect(await states()).toEqual(['delivered', 'given up']);
      expect(logged.mock.calls).toEqual([
        [{ status: 400 }, 'the store refused a statement of xAPI, which is given up'],
      ]);
    } finally {
      logged.mockRestore();
    }
  });

  test('that redirects is not followed', async () => {
    await taught();
    store.respond = (response) => void response.writeHead(307, { location: '/else' }).end();
    await run();
    expect(store.received.map(({ path }) => path)).toEqual(['/xapi/statements']);
    expect(await states()).toEqual(['waiting', 'waiting']);
  });

  test('that is away is given up after three days, with nothing of the statements in the log', async () => {
    const logs = (['warn', 'error'] as const).map((level) =>
      vi.spyOn(server().services.log, level),
    );
    try {
      await taught();
      store.respond = (response) => void response.destroy();
      for (let day = 0; day < STATEMENT_ATTEMPTS; day += 1) {
        at(95 + day * DAY);
        await run();
      }
      expect(store.received).toHaveLength(STATEMENT_ATTEMPTS);
      expect(await states()).toEqual(['given up', 'given up']);
      const said = JSON.stringify(logs.flatMap(({ mock }) => mock.calls));
      expect(said).toContain('given up after three days');
      for (const secret of [AUTHORIZATION, 'Sepsis', store.url]) expect(said).not.toContain(secret);
    } finally {
      for (const log of logs) log.mockRestore();
    }
  });

  test('is sent each once by two processes, and rows are removed after 90 days', async () => {
    await taught();
    await Promise.all([run(), run()]);
    expect(store.received).toHaveLength(1);
    at(95 + (statementLimits.keptDays + 1) * DAY);
    await run();
    expect(await rows()).toEqual([]);
  });
});

describe('a correction', () => {
  test('voids what was stated, then states what is left under the same attendance', async () => {
    const id = await taught();
    await run();
    const before = bodyOf(store.received[0]!);
    at(100);
    expect((await correct(id, 65)).status).toBe(200);
    await run();
    const [, voids, again] = store.received.map(bodyOf);
    const ids = (statements: any[]) => statements.map(({ id: each }) => each);
    expect(voids.map(({ object }: any) => object)).toEqual(
      ids(before).map((each: string) => ({ objectType: 'StatementRef', id: each })),
    );
    expect(voids[0].verb.id).toBe('http://adlnet.gov/expapi/verbs/voided');
    expect(voids[0].actor.account.name).toBe('server');
    const attendances = (statements: any[]) => statements.map(({ actor }) => actor.account.name);
    expect(attendances(again)).toEqual(attendances(before));
    expect(again.map(({ object }: any) => object.id)).toEqual(
      before.map(({ object }: any) => object.id),
    );
    expect(ids(again)).not.toEqual(ids(before));
    expect(again.map(({ result, timestamp }: any) => [result.duration, timestamp])).toEqual(
      before.map(({ result }: any) => [
        result.duration === 'PT1H35M' ? 'PT1H5M' : 'PT1H',
        after(65).toISOString(),
      ]),
    );
  });

  test('to less than half an hour voids alone, once', async () => {
    const id = await taught();
    at(100);
    await correct(id, 20);
    await correct(id, 10);
    await run();
    expect(verbs().slice(2)).toEqual(['voided', 'voided']);
  });

  test('waits behind statements that are not delivered yet', async () => {
    const id = await taught();
    responds(503);
    await run();
    at(95 + 1 / 30);
    await correct(id, 65);
    await run();
    expect(store.received).toHaveLength(1);
    at(96);
    await run();
    expect(
      verbs()
        .slice(2)
        .map((each) => each.slice(0, 8)),
    ).toEqual(['attended', 'attended', 'voided', 'voided', 'attended', 'attended']);
  });

  test('of what was never stated states nothing', async () => {
    const id = await taught();
    await server().database.query({ text: 'delete from xapi_statements', values: [] });
    at(100);
    await correct(id, 65);
    expect(await rows()).toEqual([]);
  });
});

test('a guest’s attendance that counts elsewhere once claimed is voided', async () => {
  const { id } = await start();
  const { secret } = await guestJoins(id);
  const other = await start({ title: 'Airway' }, billie);
  at(60);
  await end(id);
  await end(other.id, billie);
  await post(billie, '/crew-sessions/claim', { secret });
  await run();
  expect(verbs()).toEqual(['attended PT1H', 'voided']);
});
