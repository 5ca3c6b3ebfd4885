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
