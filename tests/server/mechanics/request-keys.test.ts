// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { entryOf } from '#server/rest/route';
import { routes } from '#server/rest/routes';
import { signedUp, type TestClient } from '#tests/support/client';
import { recordKinds } from '#tests/support/record-kinds';
import { useServer } from '#tests/support/server';
import { rowCounts, samplePath } from '#tests/support/write-routes';

/** Responses to a request that is sent once, then `atOnce` times at once: an account uploads one file at a time. */
async function twice<T>(send: () => Promise<T>, atOnce: number): Promise<T[]> {
  const first = await send();
  return [first, ...(await Promise.all(Array.from({ length: atOnce }, send)))];
}

/** The contract: every POST that creates accepts an Idempotency-Key, or refuses it by name. */
const server = useServer();
let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
});

const posts = routes.filter(({ method }) => method === 'post');
const refusing = posts.filter((route) => !route.idempotent && entryOf(route).access === 'write');
const headers = { 'idempotency-key': 'the same key' };

test('every POST that creates a record of a kind takes one', () => {
  const taking = posts.filter(({ idempotent }) => idempotent).map(({ path }) => path);
  const others = ['/learning-goals/:id/carry-over', '/planned-activities', '/resources'];
  const kinds = recordKinds.map(({ path }) => path);
  expect(taking.toSorted()).toEqual([...new Set([...kinds, ...others])].toSorted());
});

test('every other POST that writes refuses it by name, also twice at once, and stores nothing', async () => {
  expect(refusing.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createSharedSubmission',
      'createAccessToken',
      'importActivities',
      'uploadEvidenceFile',
    ]),
  );
  const before = await rowCounts(server());
  for (const { path, files } of refusing) {
    const send = () =>
      alex.raw('POST', samplePath(path), files ? 'x' : '{}', {
        ...headers,
        'content-type': files?.[0] ?? 'application/json',
      });
    for (const { status, body } of await twice(send, files ? 1 : 2)) {
      expect({ path, status, fields: body.fields }).toEqual({
        path,
        status: 400,
        fields: {
          'Idempotency-Key': expect.stringContaining('An Idempotency-Key is not taken here'),
        },
      });
    }
  }
  expect(await rowCounts(server())).toEqual(before);
});
