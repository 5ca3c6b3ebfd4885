// @module-tag servers
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { sharedSettings, TestProcess } from '#tests/support/process';
import { TestRedis } from '#tests/support/redis';
import { TestSocket } from '#tests/support/socket';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const CHANGES = `subscription($after: String) { notificationsChanged(after: $after) {
  added { node { id } } readIds unreadCount cursor complete } }`;

/** The tests run in order: each continues where the previous one ended. */
describe.runIf(databaseUrl && process.env['TEST_REDIS_URL'])(
  'two built processes on one database and one Redis',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'paramed-several-'));
    const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
    let redis: TestRedis;
    let processes: TestProcess[];
    let urls: string[];
    let alex: TestClient;
    let ids: Set<string>;
    let cursor: string;

    const launch = (n: number) => {
      const database = new URL(databaseUrl!);
      database.pathname = `/${name}`;
      return new TestProcess({
        DATABASE_URL: database.href,
        REDIS_URL: redis.url,
        DATA_DIR: join(folder, String(n)),
        ...sharedSettings,
      });
    };
    const at = (n: number) =>
      Object.assign(new TestClient({ url: urls[n]! }), { cookie: alex.cookie, user: alex.user });
    /** A change in one of the processes that the server publishes. */
    const happens = async (n: number) => {
      expect((await at(n).rest('GET', '/user/export')).status).toBe(200);
    };
    const stored = async (n: number): Promise<string[]> =>
      (await at(n).rest('GET', '/notifications')).body.map(({ id }: { id: number }) => String(id));

    /** Alex's socket at one of the processes; keeps all events and fails on duplicates. */
    async function listening(n: number, after?: string) {
      const socket = await (
        await TestSocket.open({ url: urls[n]! }, { cookie: alex.cookie })
      ).init();
      const payload = { query: CHANGES, variables: { after } };
      socket.send({ type: 'subscribe', id: 'live', payload });
      const next = async (withinMs = 8_000) => {
        const change = (await socket.next('next', withinMs)).payload.data.notificationsChanged;
        for (const { node } of change.added) {
          expect(ids).not.toContain(node.id);
          ids.add(node.id);
        }
        cursor = change.cursor;
        return change;
      };
      return { socket, next, first: await next() };
    }

    beforeAll(async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      redis = await TestRedis.start();
      const first = launch(0);
      processes = [first];
      urls = [await first.ready()];
      processes.push(launch(1));
      urls.push(await processes[1]!.ready());
      alex = await signedUp({ url: urls[0]! });
      ids = new Set(await stored(0));
    });
    afterAll(async () => {
      await Promise.all((processes ?? []).map((each) => each.stop('SIGKILL')));
      await redis?.stop();
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
      rmSync(folder, { recursive: true, force: true });
    });

    test('send events of either to the sockets of both', async () => {
      const sockets = [await listening(0), await listening(1)];
      for (const n of [0, 1]) {
        await happens(n);
        for (const { next } of sockets) {
          ids.clear();
          expect((await next()).added).toHaveLength(1);
        }
      }
      await at(1).rest('POST', '/notifications/read');
      for (const { next, socket } of sockets) {
        expect(await next()).toMatchObject({ unreadCount: 0, readIds: { length: 3 } });
        socket.close();
      }
    });

    test('reach each other within a second, at the median of twenty', async () => {
      const sam = await signedUp({ url: urls[0]! });
      const socket = await (
        await TestSocket.open({ url: urls[1]! }, { cookie: sam.cookie })
      ).init();
      socket.send({ type: 'subscribe', id: 'live', payload: { query: CHANGES } });
      await socket.next('next');
      const waits: number[] = [];
      for (let n = 0; n < 20; n += 1) {
        const began = performance.now();
        await Promise.all([sam.rest('GET', '/user/export'), socket.next('next')]);
        waits.push(performance.now() - began);
      }
      expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(1_000);
      socket.close();
    });

    test('a crew session: its host at one and those who join at the other see each other live', async () => {
      const casey = await signedUp({ url: urls[1]! });
      const host = at(0);
      const { id } = (
        await host.rest('POST', '/crew-sessions', { type: 'debrief', title: 'Two rooms' })
      ).body;
      const query = `subscription($id: ID!) { crewSessionChanged(id: $id) { members { name } endedAt } }`;
      const live = async (n: number, { cookie }: TestClient) => {
        const socket = await (await TestSocket.open({ url: urls[n]! }, { cookie })).init();
        socket.send({ type: 'subscribe', id: 'crew', payload: { query, variables: { id } } });
        const next = async () => (await socket.next('next', 8_000)).payload.data.crewSessionChanged;
        await next();
        return { socket, next };
      };
      const atHost = await live(0, host);
      // Both processes have the same codes.
      const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
      const { code } = codes[0];
      expect(
        (await casey.rest('POST', '/crew-sessions/join', { code, sessionId: id })).status,
      ).toBe(200);
      expect((await atHost.next()).members).toEqual([{ name: casey.user.fullName }]);
      const atCasey = await live(1, casey);
      const guest = new TestClient({ url: urls[1]! });
      const joining = { code, sessionId: id, name: 'Robin Guest' };
      expect((await guest.rest('POST', '/crew-guests', joining)).status).toBe(201);
      for (const { next } of [atHost, atCasey]) {
        expect((await next()).members).toEqual([{ name: 'Robin Guest' }]);
      }
      await host.rest('POST', `/crew-sessions/${id}/end`, { confirmPresent: true });
      for (const { next, socket } of [atHost, atCasey]) {
        let change = await next();
        while (!change.endedAt) change = await next();
        socket.close();
      }
      const seen = (await casey.rest('GET', `/crew-sessions/${id}`)).body;
      expect(seen).toMatchObject({ endedBy: 'host' });
    });

    test('continue without Redis, and send missed events when it is back', async () => {
      ids = new Set(await stored(0));
      const { next, socket } = await listening(1, cursor);
      await redis.stop();
      await happens(0);
      await happens(0);
      for (const n of [0, 1]) expect((await at(n).rest('GET', '/notifications')).status).toBe(200);
      await expect(next(500)).rejects.toThrow('no next');
      await redis.start();
      while (ids.size < 5) await next();
      expect([...ids].toSorted()).toEqual((await stored(1)).toSorted());
      await happens(0);
      await next();
      expect([...ids].toSorted()).toEqual((await stored(1)).toSorted());
      socket.close();
    });

    test('lose one, and its clients continue with the other from their cursor', async () => {
      const { socket } = await listening(0, cursor);
      const closed = socket.closed;
      await processes[0]!.stop('SIGKILL');
      expect(await closed).toBe(1006);
      await happens(1);
      const moved = await listening(1, cursor);
      expect(moved.first).toMatchObject({ complete: true, added: { length: 1 } });
      await happens(1);
      await moved.next();
      expect([...ids].toSorted()).toEqual((await stored(1)).toSorted());
      moved.socket.close();
    });

    test('start again while Redis is down, and reach each other once it is up', async () => {
      await redis.stop();
      processes[0] = launch(0);
      urls[0] = await processes[0].ready();
      const { next, socket } = await listening(0, cursor);
      await happens(1);
      await redis.start();
      const known = ids.size;
      while (ids.size === known) await next();
      await happens(1);
      const all = await stored(1);
      while (ids.size < all.length) await next();
      expect([...ids].toSorted()).toEqual(all.toSorted());
      const ended = socket.closed;
      await at(1).rest('POST', '/logout');
      expect(await ended).toBe(4403);
    });
  },
);
