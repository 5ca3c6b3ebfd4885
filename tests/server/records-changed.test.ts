// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
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
  changes { seq at kind recordId ownerKind ownerId action } cursor complete } }`;
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
    changes: [{ kind: 'activity', recordId: String(body.id), ownerKind: null, action: 'added' }],
    complete: true,
  });
  expect(added.cursor).toBe(String(added.changes[0].seq));
  await billie.rest('POST', '/activities', activity);
  await alex.graphql(
    'mutation($id: ID!) { updateActivity(id: $id, input: { status: "completed" }) { id } }',
    { id: body.id },
  );
  // Billie's would have come first.
  expect((await live.next()).changes).toMatchObject([
    { kind: 'activity', recordId: String(body.id), action: 'completed' },
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

test('after a reconnect, missed changes arrive, or a note that there were too many', async () => {
  const before = await listening(alex);
  before.socket.close();
  await alex.rest('POST', '/activities', activity);
  const back = await listening(alex, before.first.cursor);
  expect(back.first).toMatchObject({
    changes: [{ kind: 'activity', action: 'added' }],
    complete: true,
  });
  back.socket.close();
  for (let n = 0; n < 51; n += 1) await alex.rest('POST', '/activities', activity);
  const late = await listening(alex, back.first.cursor);
  expect(late.first.complete).toBe(false);
  expect(late.first.changes).toHaveLength(50);
  expect(Number(late.first.cursor)).toBe(Number(back.first.cursor) + 51);
  late.socket.close();
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
