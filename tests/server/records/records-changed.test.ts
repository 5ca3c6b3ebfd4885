// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#tests/support/access-tokens';
import { signedUp, type TestClient } from '#tests/support/client';
import { sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { inWords } from '#tests/support/words';

/** Live changes of a user's records, made over GraphQL or REST. */
const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const QUERY = `subscription($after: String) { recordsChanged(after: $after) {
  changes { seq at kind recordId ownerKind ownerId action record { ... on Activity { title } } }
  cursor complete } }`;
const seqsOf = (pages: { changes: { seq: number }[] }[]) =>
  pages.flatMap(({ changes }) => changes.map(({ seq }) => seq));
const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };

async function listening(client: TestClient, after?: string) {
  const socket = await (await TestSocket.open(server(), { cookie: client.cookie })).init();
  socket.send({ type: 'subscribe', id: 'live', payload: { query: QUERY, variables: { after } } });
  const next = async () =>
    inWords(QUERY, (await socket.nextRaw('next', 15_000)).payload.data).recordsChanged;
  return { socket, next, first: await next() };
}

test('changes over GraphQL and REST arrive in order, and only for their owner', async () => {
  const live = await listening(alex);
  expect(live.first).toMatchObject({ changes: [], complete: true });
  const { body } = await alex.rest('POST', '/activities', activity);
  const added = await live.next();
  expect(added).toMatchObject({
    changes: [
      {
        kind: 'activity',
        recordId: String(body.id),
        ownerKind: null,
        action: 'added',
        record: { title: 'Airway day' },
      },
    ],
    complete: true,
  });
  expect(added.cursor).toBe(String(added.changes[0].seq));
  await billie.rest('POST', '/activities', activity);
  await alex.graphql(
    'mutation($id: ID!) { updateActivity(id: $id, input: { status: "completed", title: "Airway night" }) { id } }',
    { id: body.id },
  );
  // Billie's would have come first.
  expect((await live.next()).changes).toMatchObject([
    // Read for this event, not kept from the one before.
    {
      kind: 'activity',
      recordId: String(body.id),
      action: 'completed',
      record: { title: 'Airway night' },
    },
  ]);
  const file = await sendFile(alex, `activityId=${body.id}`, 'a.txt', Buffer.from('Attended.'));
  expect((await live.next()).changes).toMatchObject([
    {
      kind: 'evidence-file',
      recordId: String(file.body.id),
      ownerKind: 'activity',
      ownerId: String(body.id),
      action: 'added',
    },
  ]);
  live.socket.close();
});

test('after a reconnect, all that was missed arrives, page by page', async () => {
  const before = await listening(alex);
  before.socket.close();
  await alex.rest('POST', '/activities', activity);
  const back = await listening(alex, before.first.cursor);
  expect(back.first).toMatchObject({
    changes: [{ kind: 'activity', action: 'added' }],
    complete: true,
  });
  back.socket.close();
  for (let n = 0; n < 120; n += 1) await alex.rest('POST', '/activities', activity);
  const late = await listening(alex, back.first.cursor);
  const pages = [late.first, await late.next(), await late.next()];
  expect(pages.map(({ changes, complete }) => [changes.length, complete])).toEqual([
    [50, false],
    [50, false],
    [20, true],
  ]);
  const from = Number(back.first.cursor) + 1;
  expect(seqsOf(pages)).toEqual(Array.from({ length: 120 }, (_, n) => from + n));
  expect(pages.map(({ cursor }) => Number(cursor))).toEqual([from + 49, from + 99, from + 119]);
  late.socket.close();
});

test('many changes of one request arrive without another one', async () => {
  const live = await listening(alex);
  const rows = Array.from({ length: 120 }, (_, n) => ({ ...activity, title: `Airway day ${n}` }));
  expect((await alex.rest('POST', '/imports', { requestKey: 'many', rows })).status).toBe(201);
  const pages = [await live.next(), await live.next(), await live.next()];
  expect(pages.map(({ changes, complete }) => [changes.length, complete])).toEqual([
    [50, false],
    [50, false],
    [20, true],
  ]);
  live.socket.close();
});

test.each(['x', '-1', '99999999999'])('refuses the cursor %s', async (after) => {
  const socket = await (await TestSocket.open(server(), { cookie: alex.cookie })).init();
  socket.send({ type: 'subscribe', id: 'live', payload: { query: QUERY, variables: { after } } });
  const { payload } = await socket.next('next', 15_000);
  expect(payload.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { after: 'after is not a cursor of these changes' },
  });
  socket.close();
});

const PAGE = `query($after: String, $first: Int) { changes(after: $after, first: $first) {
  changes { seq at kind recordId ownerKind ownerId action record { __typename id ... on Activity { title } } }
  cursor complete } }`;

describe('the changes of a place', () => {
  /** Reads pages until all is there, over either API. */
  const allOf = async (read: (after: string) => Promise<any>, after = '0') => {
    const pages = [];
    for (let page = null; !page?.complete;) {
      page = await read(page?.cursor ?? after);
      pages.push(page);
    }
    return pages;
  };
  const overGraphQL = (client: TestClient, first: number) => async (after: string) =>
    inWords(PAGE, (await client.graphql(PAGE, { after, first })).data).changes;
  /** REST returns them as a list: the place is the number of the last one, and Link states if more follow. */
  const overRest = (client: TestClient, first: number) => async (after: string) => {
    const { body, headers } = await client.rest('GET', `/changes?after=${after}&first=${first}`);
    const cursor = String(body.at(-1)?.seq ?? after);
    const next = `</api/changes?first=${first}&after=${cursor}>; rel="next"`;
    const link = headers.get('link');
    expect([null, next]).toContain(link);
    return { changes: body, cursor, complete: link === null };
  };

  test('are all of them, in order, at both doors, whatever the size of a page', async () => {
    const sam = await signedUp(server());
    for (let n = 0; n < 7; n += 1) await sam.rest('POST', '/activities', activity);
    for (const first of [1, 3, 7, 100]) {
      const pages = await allOf(overGraphQL(sam, first));
      expect(pages).toHaveLength(Math.ceil(7 / first));
      expect(seqsOf(pages)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const inRest = await allOf(overRest(sam, first));
      const withoutRecord = pages.map((page) => ({
        ...page,
        changes: page.changes.map(({ record: _now, recordId, ...change }: any) => ({
          ...change,
          recordId: Number(recordId),
        })),
      }));
      expect(inRest).toEqual(withoutRecord);
    }
    const { body } = await sam.rest('GET', '/changes');
    expect(seqsOf([{ changes: body }])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await overRest(sam, 5)('7')).toEqual({ changes: [], cursor: '7', complete: true });
  });

  test('have the record as it is now, and none once it is deleted', async () => {
    const sam = await signedUp(server());
    const { body: kept } = await sam.rest('POST', '/activities', activity);
    const { body: gone } = await sam.rest('POST', '/activities', activity);
    await sam.rest('PATCH', `/activities/${kept.id}`, { title: 'Airway evening' });
    await sam.rest('DELETE', `/activities/${gone.id}`);
    const [page] = await allOf(overGraphQL(sam, 100));
    const records = page.changes.map(({ action, record }: any) => [action, record?.title ?? null]);
    expect(records).toEqual([
      ['added', 'Airway evening'],
      ['added', null],
      ['changed', 'Airway evening'],
      ['deleted', null],
    ]);
    const { program } = await createToken(sam, ['record-events:read']);
    const bare = await program.graphql(
      '{ changes { changes { seq kind record { __typename } } } }',
    );
    expect(bare.errors).toBeUndefined();
    expect(bare.data.changes.changes[0]).toEqual({ seq: 1, kind: 'activity', record: null });
    const reading = await createToken(sam, ['record-events:read', 'activities:read']);
    const allowed = await overGraphQL(reading.program, 1)('0');
    expect(allowed.changes[0].record).toMatchObject({ title: 'Airway evening' });
    const { program: other } = await createToken(sam, ['activities:read']);
    expect((await other.rest('GET', '/changes')).status).toBe(403);
  });

  test('need the same number of statements, however many they are', async () => {
    const sam = await signedUp(server());
    await sam.rest('POST', '/activities', activity);
    const count = async () => {
      server().statements();
      await sam.graphql(PAGE, { first: 100 });
      return server().statements().length;
    };
    await count();
    const few = await count();
    for (let n = 0; n < 30; n += 1) await sam.rest('POST', '/activities', activity);
    expect(await count()).toBe(few);
  });

  test.each([
    [{ after: 'x' }, 'after is not a cursor of these changes'],
    [{ after: '4' }, 'after is beyond the last change, which is number 1'],
    [{ first: 0 }, 'first must'],
    [{ first: 101 }, 'first must'],
  ])('are refused for %j', async (variables, message) => {
    const sam = await signedUp(server());
    await sam.rest('POST', '/activities', activity);
    const { errors } = await sam.graphql(PAGE, variables);
    const [name] = Object.keys(variables);
    expect(errors?.[0]?.extensions.fields?.[name!]).toContain(message);
    const query = new URLSearchParams(variables as unknown as Record<string, string>);
    expect((await sam.rest('GET', `/changes?${query}`)).status).toBe(400);
    expect((await sam.rest('GET', '/changes?last=1')).status).toBe(400);
  });
});

test('a client that keeps its place misses and repeats nothing through cuts of its socket', async () => {
  const sam = await signedUp(server());
  const seen: number[] = [];
  let after = '0';
  const writing = (async () => {
    for (let n = 0; n < 90; n += 1) await sam.rest('POST', '/activities', activity);
  })();
  while (seen.length < 90) {
    const { socket, next, first } = await listening(sam, after);
    // Each connection breaks after one or two events, whether or not more were to come.
    for (const page of [
      first,
      ...(seen.length % 2 === 0 && !first.complete ? [await next()] : []),
    ]) {
      seen.push(...page.changes.map(({ seq }: { seq: number }) => seq));
      after = page.cursor;
    }
    socket.close();
  }
  await writing;
  expect(seen).toEqual(Array.from({ length: 90 }, (_, n) => n + 1));
});
