// @module-tag servers
import { expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { reportLimits } from '#server/limits';

const server = useServer();

/** A user whose report takes long. */
async function heavy(): Promise<TestClient> {
  const client = await signedUp(server());
  const text = `
    insert into activities (user_id, title, category, hours, status, completed_date, created_at, description)
    select $1, 'Shift ' || n, 'Clinical Practice', 0.5, 'completed', now(), now(), repeat('Words of it. ', 20)
    from generate_series(1, $2::int) n`;
  const values = [client.user.id, reportLimits.largeRecords + 50];
  await server().database.query({ text, values });
  return client;
}

test('a short report does not wait for earlier long ones of other users', async () => {
  const [stranger, ...others] = [
    await signedUp(server()),
    await heavy(),
    await heavy(),
    await heavy(),
  ];
  const finished: string[] = [];
  const get = async (client: TestClient, name: string) => {
    const response = await client.fetch('/api/report');
    await response.arrayBuffer();
    finished.push(name);
    return response.status;
  };
  const long = others.map((client) => get(client, 'long'));
  expect(await get(stranger!, 'short')).toBe(200);
  // Only one long report runs at a time, so the others are still waiting.
  expect(finished.filter((name) => name === 'long').length).toBeLessThan(2);
  expect(await Promise.all(long)).toEqual([200, 200, 200]);
});
