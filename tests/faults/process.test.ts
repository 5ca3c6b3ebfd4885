import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode, SERVER_DOWN } from '#tests/support/admitted';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { copyMigratedDatabase } from '#tests/support/image';
import { callApi } from '#tests/support/apis';
import { TestProcess } from '#tests/support/process';
import { TestSocket } from '#tests/support/socket';
import { waitUntil } from '#tests/support/wait-until';

const folder = mkdtempSync(join(tmpdir(), 'paramed-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const started: TestProcess[] = [];
const launch = (env: Record<string, string> = {}) => {
  const program = new TestProcess({ DATA_DIR: folder, ...env });
  started.push(program);
  return program;
};
afterAll(() => Promise.all(started.map((program) => program.stop('SIGKILL'))));

const workshop = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2.5 };
const secretThought = 'I hesitated, and nobody shall read that in a log file.';

test('a first start that is killed leaves an empty folder, and the next one fills it', async () => {
  const own = mkdtempSync(join(tmpdir(), 'paramed-first-start-'));
  const killed = new TestProcess({ DATA_DIR: own });
  await waitUntil('it makes the database', () => existsSync(join(own, 'postgres.new')), {
    everyMs: 2,
  });
  await killed.stop('SIGKILL');
  expect(readdirSync(join(own, 'postgres'))).toEqual([]);
  const next = new TestProcess({ DATA_DIR: own });
  const alex = await signedUp({ url: await next.ready() });
  expect((await alex.rest('POST', '/activities', workshop)).status).toBe(201);
  await next.stop('SIGKILL');
  expect(existsSync(join(own, 'postgres.new'))).toBe(false);
  rmSync(own, { recursive: true });
});

/** The tests run in order: each continues where the previous one ended. */
describe.skipIf(process.env['TEST_DATABASE_URL'])(
  'the built program on its own data folder',
  () => {
    let program: TestProcess;
    let alex: TestClient;
    let url: string;

    /** Returns the same user's client for the program's new address. */
    const returned = () =>
      Object.assign(new TestClient({ url }), { cookie: alex.cookie, user: alex.user });

    beforeAll(async () => {
      program = launch();
      url = await program.ready();
      alex = await signedUp({ url });
    });

    test('serves the app, and its page at every address of a screen', async () => {
      for (const path of ['/', '/auth', '/cpd-log', '/help/ahpra-guidelines', '/no/such/page']) {
        const page = await alex.raw('GET', path, undefined, {});
        expect(page.status).toBe(200);
        expect(page.headers.get('content-type')).toMatch(/^text\/html/);
        expect(page.text).toContain('<div id="root">');
        expect(page.text).not.toContain('demo-account');
      }
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(
        (await alex.raw('GET', '/', undefined, {})).text,
      )![1]!;
      const asset = await alex.raw('GET', script, undefined, { 'accept-encoding': 'br' });
      expect(asset.headers.get('content-encoding')).toBe('br');
      expect(asset.headers.get('cache-control')).toContain('immutable');
      for (const path of [
        '/assets/missing.js',
        '/missing.png',
        '/..%2f..%2fpackage.json',
        '/.env',
      ]) {
        const missing = await alex.raw('GET', path, undefined, {});
        expect(missing.status, path).toBe(404);
        expect(missing.text).not.toContain('<div id="root">');
      }
    });

    test('sends events over the websocket', async () => {
      const socket = await (await TestSocket.open({ url }, { cookie: alex.cookie })).init();
      socket.subscribe('live', 'subscription { notificationAdded { title } }');
      await expect(socket.next('error', 300)).rejects.toThrow('no error');
      const other = new TestClient({ url });
      await callApi('REST', other, 'login', {
        input: { username: alex.user.username, password: PASSWORD },
      });
      await alex.rest('POST', '/logout');
      expect(await socket.closed).toBe(4403);
      alex.cookie = other.cookie;
    });

    test('refuses a second process on the same folder, with one clear line', async () => {
      const second = launch();
      expect(await second.exited).toBe(1);
      expect(second.startError).toBe(
        `ParaMed CPD did not start. DATA_DIR: ${folder} is in use by another ParaMed CPD process. Stop it, or choose another folder.`,
      );
      expect((await alex.rest('GET', '/user')).status).toBe(200);
    });

    test('stops at a wrong setting, with one line that names it', async () => {
      const settings: [env: Record<string, string>, name: string][] = [
        [{ PORT: 'http' }, 'PORT'],
        [{ DATA_DIR: '/dev/null/below' }, 'DATA_DIR'],
        [{ NODE_ENV: 'production', DEMO: 'true' }, 'DEMO'],
        [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'JWT_SECRET'],
        [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'DATABASE_URL'],
      ];
      const wrong = settings.map(([env, name]) => ({ name, ended: launch(env) }));
      for (const { name, ended } of wrong) {
        expect(await ended.exited, name).toBe(1);
        expect(ended.startError).toMatch(new RegExp(`^ParaMed CPD did not start\\. .*${name}`));
        expect(ended.output).toBe('');
      }
    });

    test('stops at a port that is taken, with one line', async () => {
      const elsewhere = mkdtempSync(join(tmpdir(), 'paramed-process-'));
      copyMigratedDatabase(elsewhere);
      const wrong = launch({ PORT: new URL(url).port, DATA_DIR: elsewhere });
      expect(await wrong.exited).toBe(1);
      expect(wrong.startError).toMatch(/^ParaMed CPD did not start\. PORT or METRICS_PORT: /);
      rmSync(elsewhere, { recursive: true, force: true });
    });

    test('ends on SIGTERM with closed sockets, and starts again with all its data', async () => {
      const { value: activity } = await callApi('REST', alex, 'createActivity', {
        input: workshop,
      });
      const log = {
        content: secretThought,
        learningOutcomes: secretThought,
        futureApplication: secretThought,
      };
      await callApi('REST', alex, 'createReflectiveLog', { input: log });
      const socket = await (await TestSocket.open({ url }, { cookie: alex.cookie })).init();
      expect(await program.stop('SIGTERM')).toBe(0);
      expect(await socket.closed).toBe(1001);
      expect(program.errors).toBe('');

      program = launch();
      url = await program.ready();
      alex = returned();
      expect((await alex.raw('GET', '/readyz', undefined, {})).status).toBe(200);
      expect((await alex.rest('GET', `/activities/${activity.id}`)).body).toMatchObject(workshop);
    });

    test('loses no acknowledged write to kill -9, and lets one of two successors take over', async () => {
      const acknowledged: number[] = [];
      const codes: (string | undefined)[] = [];
      let killed: Promise<unknown> | undefined;
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          while (codes.length === 0) {
            try {
              const { status, body } = await alex.rest('POST', '/activities', workshop);
              expect(status).toBe(201);
              acknowledged.push(body.id);
              if (acknowledged.length === 40) killed = program.stop('SIGKILL');
            } catch (error) {
              codes.push(errorCode(error) ?? String(error));
            }
          }
        }),
      );
      await killed;
      // Each of the others may have had a response before it saw that the server is down.
      expect(codes.length).toBeGreaterThanOrEqual(1);
      expect([...SERVER_DOWN]).toEqual(expect.arrayContaining(codes));
      expect(acknowledged.length).toBeGreaterThanOrEqual(40);

      const heirs = [launch(), launch()];
      const outcomes = await Promise.allSettled(heirs.map((heir) => heir.ready()));
      const living = outcomes.findIndex(({ status }) => status === 'fulfilled');
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes[1 - living]).toMatchObject({
        reason: { message: expect.stringContaining('is in use by another ParaMed CPD process') },
      });
      program = heirs[living]!;
      url = await program.ready();
      alex = returned();
      const statuses = await Promise.all(
        acknowledged.map(async (id) => (await alex.rest('GET', `/activities/${id}`)).status),
      );
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    test('logs no password, token or reflection', () => {
      const printed = started.map(({ output, errors }) => output + errors).join('\n');
      expect(printed).toContain('ready at');
      for (const secret of [PASSWORD, secretThought, alex.cookie.split('=')[1]!, '$2a$', '$2b$']) {
        expect(printed).not.toContain(secret);
      }
    });
  },
);
