// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedToken } from '#tests/support/access-tokens';
import { signedUp, type TestClient } from '#tests/support/client';
import { sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { freezeSmallFiles } from '#tests/support/shared-links';
import type { Scope } from '#domain/account/access-tokens';

const server = useServer();
let alex: TestClient;
let billie: TestClient;

beforeAll(async () => {
  freezeSmallFiles(server());
  // A goal is for this period or the next.
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server());
  billie = await signedUp(server());
});

const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
const goal = {
  title: 'Lead an airway team',
  why: 'It happens seldom and must work.',
  measure: 'Two simulations led',
  targetDate: '2026-11-01',
};
const created = async (path: string, body: object) => (await alex.rest('POST', path, body)).body;

interface Kind {
  /** Creates one. */
  make: () => Promise<{ status: number; headers: Headers; body: any }>;
  /** Returns it as its list shows it. */
  listed: (id: number) => Promise<unknown>;
  path: string;
  scope: Scope | null;
  /** The address of the record that it belongs to. */
  owner?: (made: any) => string;
}

const among = async (path: string, id: number, list = (body: any) => body) =>
  list((await alex.rest('GET', path)).body).find((each: { id: number }) => each.id === id);

const kinds: Record<string, Kind> = {
  'an evidence file': {
    path: '/evidence',
    make: async () => {
      const { id } = await created('/activities', activity);
      return sendFile(alex, `activityId=${id}`, 'a.txt', Buffer.from(randomUUID()));
    },
    listed: (id) => among('/evidence', id),
    scope: 'evidence-files:read',
    owner: ({ activityId }) => `/activities/${activityId}`,
  },
  'a planned activity': {
    path: '/planned-activities',
    make: async () => {
      const { id: goalId } = await created('/learning-goals', goal);
      return alex.rest('POST', '/planned-activities', {
        ...activity,
        plannedDate: '2026-09-01',
        goalId,
      });
    },
    listed: (id) =>
      among('/learning-goals', id, (goals) =>
        goals.flatMap(({ planned }: { planned: object[] }) => planned),
      ),
    scope: 'learning-goals:read',
    owner: ({ goalId }) => `/learning-goals/${goalId}`,
  },
  'an import': {
    path: '/imports',
    make: () =>
      alex.rest('POST', '/imports', {
        requestKey: randomUUID(),
        fileName: 'a.csv',
        rows: [{ ...activity, completedDate: '2026-05-01' }],
      }),
    listed: (id) => among('/imports', id),
    scope: 'imports:read',
  },
  'a shared submission': {
    path: '/shared-submissions',
    make: () =>
      alex.rest('POST', '/shared-submissions', { name: 'Auditor', days: 7, period: 'current' }),
    listed: (id) => among('/shared-submissions', id),
    scope: null,
  },
};

describe.each(Object.entries(kinds))('%s', (_name, { path, make, listed, scope }) => {
  test('is read at its Location, as its list shows it, and is 304 until it changes', async () => {
    const { status, headers, body: made } = await make();
    expect(status, JSON.stringify(made)).toBe(201);
    const place = `${path}/${made.id}`;
    expect(headers.get('location')).toBe(`/api${place}`);
    const { status: found, body, headers: read } = await alex.rest('GET', place);
    expect(found).toBe(200);
    expect(body).toEqual(await listed(made.id));
    const again = await alex.fetch(`/api${place}`, {
      headers: { 'if-none-match': read.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test('is not found by another user, nor under an id that is none', async () => {
    const { body } = await make();
    expect((await billie.rest('GET', `${path}/${body.id}`)).status).toBe(404);
    for (const id of ['0', '-1', '1.5', 'x', '99999999999']) {
      expect((await alex.rest('GET', `${path}/${id}`)).status, id).toBe(404);
    }
  });

  test('needs the scope of its list', async () => {
    const { body } = await make();
    const read = async (scopes: readonly Scope[]) =>
      (await (await storedToken(server(), alex, scopes)).rest('GET', `${path}/${body.id}`)).status;
    expect(await read(['activities:write', 'documents:read', 'search:read'])).toBe(403);
    // No scope opens links to others.
    expect(await read(scope ? [scope] : ['summary:write'])).toBe(scope ? 200 : 403);
  });
});

const parts = Object.entries(kinds).filter(([, { owner }]) => owner);

test.each(parts)(
  '%s leaves and comes back with what it belongs to',
  async (_name, { path, make, owner }) => {
    const { body } = await make();
    const statusNow = async () => (await alex.rest('GET', `${path}/${body.id}`)).status;
    for (const place of [`${path}/${body.id}`, owner!(body)]) {
      expect((await alex.rest('DELETE', place)).status).toBe(204);
      expect(await statusNow()).toBe(404);
      expect((await alex.rest('POST', `${place}/restore`)).status).toBe(200);
      expect(await statusNow()).toBe(200);
    }
  },
);

test('a planned activity names what it became until that is in the bin', async () => {
  const { body: planned } = await kinds['a planned activity']!.make();
  const done = await created('/activities', activity);
  await server().database.query({
    text: 'update planned_activities set activity_id = $2 where id = $1',
    values: [planned.id, done.id],
  });
  const became = async () =>
    (await alex.rest('GET', `/planned-activities/${planned.id}`)).body.activityId;
  expect(await became()).toBe(done.id);
  await alex.rest('DELETE', `/activities/${done.id}`);
  expect(await became()).toBeNull();
});

test('an import that was undone and a link that was revoked are still read', async () => {
  const { body: imported } = await kinds['an import']!.make();
  await alex.rest('DELETE', `/imports/${imported.id}`);
  const undone = await alex.rest('GET', `/imports/${imported.id}`);
  expect(undone).toMatchObject({ status: 200, body: { undoneAt: expect.any(String) } });
  const { body: link } = await kinds['a shared submission']!.make();
  await alex.rest('POST', `/shared-submissions/${link.id}/revoke`);
  const read = await alex.rest('GET', `/shared-submissions/${link.id}`);
  expect(read).toMatchObject({ status: 200, body: { state: 'revoked' } });
  // The secret is in the response to the creation alone.
  expect(read.body.secretUrl).toBeNull();
  await alex.rest('DELETE', `/shared-submissions/${link.id}`);
  expect((await alex.rest('GET', `/shared-submissions/${link.id}`)).status).toBe(404);
});

test('the import of an account names where it can be read', async () => {
  const { body: account } = await alex.rest('GET', '/user/export');
  const { status, headers, body } = await billie.rest('POST', '/imports/account', {
    requestKey: randomUUID(),
    account,
  });
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(201);
  const { body: read } = await billie.rest('GET', headers.get('location')!.replace('/api', ''));
  expect(read).toEqual(body.import);
});
