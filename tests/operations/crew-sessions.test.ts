// @module-tag servers
import { expect, test } from 'vitest';
import { crewLiveLimits } from '#server/limits';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { crewLimits } from '#domain/proof/crew-sessions';

const server = useServer();
const CHANGED = `subscription($id: ID!) { crewSessionChanged(id: $id) {
  isWhole members { id name hereSince } } }`;

test('a hall of people who join together causes a few events, by which everyone knows all', async () => {
  const host = await signedUp(server());
  const session = { type: 'teaching', title: 'Grand round' };
  const { id } = (await host.rest('POST', '/crew-sessions', session)).body;
  const sockets = await Promise.all(
    [1, 2].map(async () => {
      const socket = await (await TestSocket.open(server(), { cookie: host.cookie })).init();
      const payload = { query: CHANGED, variables: { id } };
      socket.send({ type: 'subscribe', id: 'live', payload });
      await socket.next('next');
      return socket;
    }),
  );
  const begun = performance.now();
  const count = crewLimits.members - 1;
  for (let n = 0; n < count; n += 20) {
    const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
    const joined = await Promise.all(
      Array.from({ length: Math.min(20, count - n) }, (_, each) =>
        new TestClient(server()).rest('POST', '/crew-guests', {
          code: codes[0].code,
          sessionId: id,
          name: `Guest ${n + each}`,
        }),
      ),
    );
    expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([201]));
  }
  const took = performance.now() - begun;
  for (const socket of sockets) {
    const seen = new Set<string>();
    let events = 0;
    while (seen.size < count) {
      events += 1;
      const { payload } = await socket.next('next');
      for (const member of payload.data.crewSessionChanged.members) seen.add(member.id);
    }
    // One at once, then at most one each quarter of a second.
    expect(events).toBeLessThan(3 + took / crewLiveLimits.gatherMs);
    expect(events).toBeLessThan(count / 2);
    socket.close();
  }
});

test('a hall of five hundred joins an educator: attendees get a few numbers, and nobody’s name', async () => {
  const [educator, attendee] = [await signedUp(server()), await signedUp(server())];
  const session = {
    kind: 'taught',
    type: 'conference',
    title: 'Conference',
    provider: 'College of Paramedics',
  };
  const { id } = (await educator.rest('POST', '/crew-sessions', session)).body;
  const code = async () =>
    (await educator.rest('GET', `/crew-sessions/${id}/codes`)).body.codes[0].code;
  await attendee.rest('POST', '/crew-sessions/join', { code: await code(), sessionId: id });
  const query = `subscription($id: ID!) { crewSessionChanged(id: $id) { hereCount members { name } } }`;
  const socket = await (await TestSocket.open(server(), { cookie: attendee.cookie })).init();
  socket.send({ type: 'subscribe', id: 'live', payload: { query, variables: { id } } });
  await socket.next('next');
  const begun = performance.now();
  const count = crewLimits.attendees - 1;
  for (let n = 0; n < count; n += 20) {
    const joining = { code: await code(), sessionId: id };
    const joined = await Promise.all(
      Array.from({ length: Math.min(20, count - n) }, (_, each) =>
        new TestClient(server()).rest('POST', '/crew-guests', {
          ...joining,
          name: `Guest ${n + each}`,
        }),
      ),
    );
    expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([201]));
  }
  const took = performance.now() - begun;
  let [events, here, sent] = [0, 0, 0];
  while (here < crewLimits.attendees) {
    const { payload } = await socket.next('next');
    const change = payload.data.crewSessionChanged;
    expect(change.members).toEqual([]);
    events += 1;
    sent += JSON.stringify(payload).length;
    here = change.hereCount;
  }
  expect(events).toBeLessThan(3 + took / crewLiveLimits.gatherMs);
  expect(sent / events).toBeLessThan(120);
  socket.close();
});
