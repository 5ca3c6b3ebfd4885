// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { iterations } from '#tests/support/long';
import { countRows, findRow } from '#tests/support/rows';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

/** Sends this many requests at the same moment and returns their statuses. */
async function atOnce(count: number, call: (n: number) => Promise<{ status: number }>) {
  const responses = await Promise.all(Array.from({ length: count }, (_, n) => call(n)));
  const statuses = responses.map(({ status }) => status);
  expect(Math.max(...statuses)).toBeLessThan(500);
  return (wanted: number) => statuses.filter((status) => status === wanted).length;
}

const anActivity = async (change: object = {}) => {
  const activity = { title: 'Raced for', category: 'Clinical Practice', hours: 1, ...change };
  return (await alex.rest('POST', '/activities', activity)).body.id as number;
};

/** A completed activity has a date, one in progress has none. */
const disagreeing = () =>
  countRows(server(), `activities where (status = 'completed') <> (completed_date is not null)`);

describe('25: concurrent requests', () => {
  test('a hundred registrations of one name create one user', async () => {
    const username = `Rocky ${randomUUID()}`;
    const counted = await atOnce(100, (n) =>
      new TestClient(server()).rest('POST', '/register', {
        username: n % 2 ? username.toUpperCase() : username,
        password: PASSWORD,
        fullName: 'Rocky',
      }),
    );
    expect([counted(201), counted(409)]).toEqual([1, 99]);
    expect(
      await countRows(server(), `users where username_key = '${username.toLowerCase()}'`),
    ).toBe(1);
  });

  test('a hundred bookmarks of one resource create one', async () => {
    const [{ id }] = (await alex.rest('GET', '/resources/recommendations')).body;
    const counted = await atOnce(100, () => alex.rest('POST', `/resources/${id}/bookmark`));
    expect([counted(201), counted(200)]).toEqual([1, 99]);
    const held = `resource_bookmarks where user_id = ${alex.user.id} and resource_id = ${id}`;
    expect(await countRows(server(), held)).toBe(1);
    await atOnce(40, (n) => alex.rest(n % 2 ? 'POST' : 'DELETE', `/resources/${id}/bookmark`));
    expect(await countRows(server(), held)).toBeLessThanOrEqual(1);
  });

  test('a hundred reviews of one resource create one', async () => {
    const [{ id }] = (await alex.rest('GET', '/resources/recommendations')).body;
    await atOnce(60, (n) =>
      alex.rest('POST', `/resources/${id}/reviews`, { rating: 1 + (n % 5), comment: `Round ${n}` }),
    );
    const held = `resource_reviews where user_id = ${alex.user.id} and resource_id = ${id}`;
    expect(await countRows(server(), held)).toBe(1);
  });

  test('switching between completed and in progress keeps status and date consistent', async () => {
    const id = await anActivity();
    for (let round = 0; round < iterations(2, 10); round += 1) {
      await atOnce(50, (n) => {
        const status = n % 2 ? 'completed' : 'in-progress';
        const dated = n % 3 === 0 && { completedDate: '2025-06-01T00:00:00.000Z' };
        return alex.rest('PATCH', `/activities/${id}`, { status, ...dated });
      });
      expect(await disagreeing()).toBe(0);
    }
  });

  test('a delete during updates wins or comes too late, and leaves nothing half-done', async () => {
    for (let round = 0; round < iterations(5, 30); round += 1) {
      const id = await anActivity({ status: 'completed' });
      const counted = await atOnce(20, (n) =>
        n === 10
          ? alex.rest('DELETE', `/activities/${id}`)
          : alex.rest('PATCH', `/activities/${id}`, { hours: n + 1, status: 'in-progress' }),
      );
      expect(counted(204)).toBe(1);
      expect(counted(200) + counted(404)).toBe(19);
      expect((await alex.rest('GET', `/activities/${id}`)).status).toBe(404);
      expect((await findRow(server(), 'activities', id))!['deleted_at']).not.toBeNull();
    }
    expect(await disagreeing()).toBe(0);
  });

  test('a hundred deletes and restores of one activity count it once or not at all', async () => {
    const id = await anActivity({ status: 'completed' });
    await atOnce(100, (n) =>
      n % 2
        ? alex.rest('POST', `/activities/${id}/restore`)
        : alex.rest('DELETE', `/activities/${id}`),
    );
    const listed = (await alex.rest('GET', '/activities')).body.filter(
      (each: any) => each.id === id,
    );
    const row = (await findRow(server(), 'activities', id))!;
    expect(listed).toHaveLength(row['deleted_at'] === null ? 1 : 0);
  });
});
