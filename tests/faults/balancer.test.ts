import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { admit, CONNECTION_LOST, errorCode } from '#tests/support/admitted';
import { signedUp, type TestClient } from '#tests/support/client';
import { sleep, useFaultFixture } from '#tests/support/fault-fixture';
import { freePort } from '#tests/support/free-port';
import { haproxyVersion, TestHaproxy } from '#tests/support/haproxy';
import { iterations, timeoutMs } from '#tests/support/long';
import type { TestProcess } from '#tests/support/process';
import { TestSocket } from '#tests/support/socket';

const version = haproxyVersion();
const fixture = useFaultFixture();

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests to the balancer over HTTPS, on kept connections. */
function clientOf({ https, ca }: TestHaproxy) {
  const agent = new Agent({ keepAlive: true, ca, maxSockets: 10 });
  onTestFinished(() => agent.destroy());
  return (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(`${https}${path}`, { method, headers, agent }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => (text += chunk.toString()));
        res.on('end', () => resolve({ status: res.statusCode!, text }));
        res.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

const json = { 'content-type': 'application/json' };
const activity = (title: string) =>
  JSON.stringify({ title, category: 'Clinical Practice', hours: 1 });

/** A client that keeps a socket open, as the app does. */
class Subscriber {
  readonly codes: number[] = [];
  socket: TestSocket | null = null;
  #isOver = false;
  readonly #done: Promise<void>;
  readonly #balancer: TestHaproxy;
  readonly #cookie: string;

  constructor(balancer: TestHaproxy, { cookie }: TestClient) {
    this.#balancer = balancer;
    this.#cookie = cookie;
    this.#done = this.#run();
  }

  async #run(): Promise<void> {
    const { https: url, ca } = this.#balancer;
    while (!this.#isOver) {
      this.socket = await (
        await TestSocket.open({ url }, { cookie: this.#cookie }, undefined, { ca })
      ).init();
      this.codes.push(await this.socket.closed);
      this.socket = null;
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.socket?.close();
    await this.#done;
  }
}

describe.skipIf(!version)(`HAProxy ${version ?? '(not installed)'} with docker/haproxy.cfg`, () => {
  describe('before two processes', () => {
    const processes: { name: string; port: number; program: TestProcess }[] = [];
    let balancer: TestHaproxy;

    const launch = async (port: number) => {
      const program = fixture.process({ PORT: String(port), TRUST_PROXY: '1' });
      await program.ready();
      return program;
    };

    beforeAll(async () => {
      for (const name of ['app1', 'app2']) {
        const port = await freePort();
        processes.push({ name, port, program: await launch(port) });
      }
      const [APP_1, APP_2] = processes.map(({ port }) => `127.0.0.1:${port}`);
      balancer = await TestHaproxy.start({ APP_1: APP_1!, APP_2: APP_2! });
    });
    afterAll(async () => {
      balancer?.stop();
      for (const { program } of processes) await program.stop('SIGKILL');
    });

    test(
      'restarts in turn fail no request, double none and bring all sockets back',
      async () => {
        const send = clientOf(balancer);
        const people = [await signedUp(fixture), await signedUp(fixture)];
        const subscribers = people.flatMap((who) =>
          Array.from({ length: 20 }, () => new Subscriber(balancer, who)),
        );
        const { cookie } = people[0]!;
        const failed: string[] = [];
        const written: string[] = [];
        const sending = new Set<Promise<void>>();
        let sent = 0;
        const one = async (n: number) => {
          const title = `Write ${n}`;
          const isWrite = n % 5 === 0;
          // Without a key: a repeated write would be stored twice.
          const [path, what] = isWrite
            ? ['/api/activities', { method: 'POST', body: activity(title), headers: json }]
            : n % 2 === 0
              ? ['/api/activities', {}]
              : [
                  '/graphql',
                  {
                    method: 'POST',
                    body: '{"query":"{ me { cpdSummary { totalHours } } }"}',
                    headers: json,
                  },
                ];
          const headers = { cookie, ...('headers' in what && what.headers) };
          try {
            const { status, text } = await send(path, { ...what, headers });
            if (status === 201) written.push(title);
            if (status !== (isWrite ? 201 : 200)) failed.push(`${status} ${text.slice(0, 80)}`);
          } catch (error) {
            failed.push(errorCode(error) ?? String(error));
          }
        };
        const load = setInterval(() => {
          const request = one((sent += 1)).finally(() => sending.delete(request));
          sending.add(request);
        }, 50);
        onTestFinished(() => clearInterval(load));

        for (let round = 0; round < iterations(3, 20); round += 1) {
          for (const each of processes) {
            expect(await each.program.stop('SIGTERM')).toBe(0);
            const from = balancer.output.length;
            each.program = await launch(each.port);
            await balancer.untilSaid(each.name, 'UP', from);
          }
        }
        clearInterval(load);
        await Promise.all(sending);
        const open = () => subscribers.filter(({ socket }) => socket !== null).length;
        await expect.poll(open, { timeout: 10_000 }).toBe(40);
        const codes = subscribers.flatMap((each) => each.codes);
        await Promise.all(subscribers.map((each) => each.close()));

        expect(failed).toEqual([]);
        expect(new Set(codes)).toEqual(new Set([1001]));
        const rows = await fixture.query<{ title: string }>(
          `select title from activities where title like 'Write %'`,
        );
        expect(rows.map(({ title }) => title).toSorted()).toEqual(written.toSorted());
        console.log(
          `${sent} requests, ${written.length} of them writes, and ${codes.length} reconnected sockets through ${iterations(6, 40)} restarts: none failed`,
        );
      },
      timeoutMs(180_000),
    );

    test('a process that is killed amid writes loses none that has a key, and doubles none', async () => {
      const send = clientOf(balancer);
      const { cookie } = await signedUp(fixture);
      /** Status of each write by its title; null if the connection was closed without a response. */
      const statuses = new Map<string, number | null>();
      const until = performance.now() + 2_500;
      const writer = async (name: string) => {
        const isKeyed = name.startsWith('Keyed');
        for (let n = 0; performance.now() < until; n += 1) {
          const title = `${name} ${n}`;
          const headers = {
            ...json,
            cookie,
            ...(isKeyed && { 'idempotency-key': `key ${title}` }),
          };
          const write = send('/api/activities', {
            method: 'POST',
            headers,
            body: activity(title),
          });
          const result = await (isKeyed ? write : write.catch(admit(...CONNECTION_LOST)));
          statuses.set(title, result && result.status);
        }
      };
      const writers = ['Keyed A', 'Keyed B', 'Plain A', 'Plain B'].map(writer);
      await sleep(500);
      const victim = processes[0]!;
      await victim.program.stop('SIGKILL');
      await Promise.all(writers);
      const from = balancer.output.length;
      victim.program = await launch(victim.port);
      await balancer.untilSaid(victim.name, 'UP', from);

      const rows = await fixture.query<{ title: string; n: number }>(
        `select title, count(*)::int as n from activities where title ~ '^(Keyed|Plain)' group by title`,
      );
      const stored = new Map(rows.map(({ title, n }) => [title, n]));
      const keyed = [...statuses].filter(([title]) => title.startsWith('Keyed'));
      expect(new Set(keyed.map(([, status]) => status))).toEqual(new Set([201]));
      // Without a key nobody knows whether the killed process had stored it.
      expect([201, 502, null]).toEqual(expect.arrayContaining([...new Set(statuses.values())]));
      const acknowledged = [...statuses].filter(([, status]) => status === 201);
      expect(acknowledged.filter(([title]) => stored.get(title) !== 1)).toEqual([]);
      expect(Math.max(...stored.values())).toBe(1);
    });

    test('without a database both are asked all the same: pages are served, and the refusal is the server’s own', async () => {
      const send = clientOf(balancer);
      const { cookie } = await signedUp(fixture);
      const from = balancer.output.length;
      fixture.postgres.stop();
      await balancer.untilSaid('app1', 'DOWN', from);
      await balancer.untilSaid('app2', 'DOWN', from);
      expect(await send('/auth')).toMatchObject({ status: 200 });
      const refused = await send('/api/activities', { headers: { cookie } });
      expect(refused.status).toBe(503);
      expect(refused.text).toContain('cannot reach its database');
      const again = balancer.output.length;
      fixture.postgres.start();
      await balancer.untilSaid('app1', 'UP', again);
      await balancer.untilSaid('app2', 'UP', again);
      expect(await send('/api/activities', { headers: { cookie } })).toMatchObject({ status: 200 });
    });
  });

  describe('passes on', () => {
    let app: Server;
    let seen: IncomingHttpHeaders = {};
    const listen = async (listener: RequestListener) => {
      const server = createServer({ maxHeaderSize: 16 * 1024 }, listener);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close().closeAllConnections());
      return server;
    };
    const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const start = async (settings: object = {}) => {
      app = await listen((req, res) => {
        seen = req.headers;
        res.end('app');
      });
      const balancer = await TestHaproxy.start({
        APP_1: addressOf(app),
        APP_2: addressOf(app),
        ...settings,
      });
      onTestFinished(() => balancer.stop());
      return balancer;
    };
    const claimed = { 'x-forwarded-for': '203.0.113.9' };

    test('the client’s address, whatever the client claims', async () => {
      const balancer = await start();
      const send = clientOf(balancer);
      expect(await send('/', { headers: claimed })).toMatchObject({ text: 'app' });
      expect(seen['x-forwarded-for']).toBe('127.0.0.1');
      await send('/', { headers: { 'x-forwarded-for': 'x'.repeat(5_000) } });
      expect(seen['x-forwarded-for']).toBe('127.0.0.1');
    });

    test('what another proxy says of the client, if the server trusts two', async () => {
      const send = clientOf(await start({ TRUST_PROXY: '2' }));
      await send('/', { headers: claimed });
      expect(seen['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
    });

    test('headers up to the server’s limit, so that the server refuses larger ones itself', async () => {
      const send = clientOf(await start());
      expect(await send('/', { headers: { cookie: 'x'.repeat(15_000) } })).toMatchObject({
        status: 200,
      });
      expect(await send('/', { headers: { cookie: 'x'.repeat(20_000) } })).toMatchObject({
        status: 431,
      });
    });

    test('HTTP to HTTPS, but the challenge of a certificate authority to certbot', async () => {
      const certbot = await listen((req, res) => void res.end(`certbot ${req.url}`));
      const { http, https } = await start({ ACME_SERVER: addressOf(certbot) });
      const page = await fetch(`${http}/auth?next=1`, { redirect: 'manual' });
      expect(page.status).toBe(308);
      expect(page.headers.get('location')).toBe(
        `https://localhost:${new URL(http).port}/auth?next=1`,
      );
      expect(https).toContain('https');
      const path = '/.well-known/acme-challenge/token';
      const challenge = await fetch(http + path, { redirect: 'manual' });
      expect(await challenge.text()).toBe(`certbot ${path}`);
    });

    test('its own refusal as the server words them, if no process is there', async () => {
      const balancer = await start();
      app.close().closeAllConnections();
      const response = await clientOf(balancer)('/api/user').catch(admit(...CONNECTION_LOST));
      expect(response?.status).toBe(503);
      expect(JSON.parse(response!.text)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    });
  });
});
