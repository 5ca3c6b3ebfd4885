// @module-tag servers
import { expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();

const join = (by: TestClient, code: string, sessionId: number) =>
  by.rest('POST', '/crew-sessions/join', { code, sessionId });

test('guessing the code of one session is limited, and a correct code is not counted', async () => {
  const [host, billie] = [await signedUp(server()), await signedUp(server())];
  const session = { type: 'debrief', title: 'After the rollover' };
  const { id } = (await host.rest('POST', '/crew-sessions', session)).body;
  const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
  for (let n = 0; n < 3; n += 1) expect((await join(billie, codes[0].code, id)).status).toBe(200);
  const guesses = Array.from({ length: 305 }, () => join(billie, 'AAAAAA', id));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  // Five of them beyond the limit, and not the three that were right.
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await join(billie, codes[0].code, id)).status).toBe(429);
});

test('neither a guest’s secret nor a seed is in any response', async () => {
  const host = await signedUp(server());
  const session = { type: 'debrief', title: 'After the rollover' };
  const { id } = (await host.rest('POST', '/crew-sessions', session)).body;
  const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
  const { body: guest } = await host.rest('POST', '/crew-guests', {
    code: codes[0].code,
    sessionId: id,
    name: 'Robin Nurse',
  });
  const [stored] = await server().database.query<{ seed: string; secret_hash: string }>({
    text: `select s.seed, m.secret_hash from crew_sessions s
      join crew_members m on m.session_id = s.id and m.secret_hash is not null where s.id = $1`,
    values: [id],
  });
  expect(stored!.secret_hash).not.toBe(guest.secret);
  const login = { username: host.user.username, password: 'night-shift-7' };
  await host.rest('POST', '/login', login);
  const responses = await Promise.all(
    ['/crew-sessions', `/crew-sessions/${id}`, '/crew-sessions/running', '/user/export'].map(
      async (path) => JSON.stringify((await host.rest('GET', path)).body),
    ),
  );
  for (const response of responses) {
    expect(response).toContain('After the rollover');
    for (const secret of [stored!.seed, stored!.secret_hash, guest.secret])
      expect(response).not.toContain(secret);
  }
});
