import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSecureContext,
  getCACertificates,
  setDefaultCACertificates,
  TLSSocket,
} from 'node:tls';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchCalendar } from '#server/calendars/fetch-calendar';
import { publicAgent } from '#server/calendars/public-agent';
import type { Services } from '#server/context';
import { openDatabase } from '#server/db/database';
import { emailSender } from '#server/delivery/email';
import { createEvents } from '#server/realtime/pubsub';
import { Delivery } from '#server/schema/messages/notifications/delivery.entity';
import { PushSubscription } from '#server/schema/messages/push-subscriptions/push-subscription.entity';
import { postPush } from '#server/schema/messages/push-subscriptions/web-push';
import { openStorage } from '#server/storage/storage';
import { Authority, type Certified } from '#tests/support/certificates';
import { browserKeys } from '#tests/support/push-service';
import { testEnv } from '#tests/support/server';

const DAY_MS = 86_400_000;
const ROSTER_HOST = 'roster.example.org';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const hosts = ['localhost', ROSTER_HOST];
const current = { hosts, from: inDays(-2), until: inDays(2) };

const trusted = new Authority(inDays(2));
const good = trusted.certify(current);
const bad: [what: string, certified: Certified][] = [
  ['of an unknown issuer', new Authority(inDays(2)).certify(current)],
  ['of another host', trusted.certify({ ...current, hosts: ['elsewhere.example.org'] })],
  ['that has expired', trusted.certify({ ...current, until: inDays(-1) })],
];

const folder = mkdtempSync(join(tmpdir(), 'paramed-tls-'));
const usual = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([trusted.cert]));
afterAll(() => {
  setDefaultCACertificates(usual);
  rmSync(folder, { recursive: true, force: true });
});

/** Sends what the protocol requires before TLS; returns what the server sends first over TLS. */
type Preface = (socket: Socket) => Promise<string | void>;

const smtps: Preface = async () => '220 localhost\r\n';

const postgres: Preface = async (socket) => {
  await once(socket, 'data');
  socket.write('S');
};

const startTls: Preface = async (socket) => {
  socket.write('220 localhost\r\n');
  await once(socket, 'data');
  socket.write('250-localhost\r\n250 STARTTLS\r\n');
  await once(socket, 'data');
  socket.write('220 Go on\r\n');
};

/** Connects as the product does and returns what it reports. The server ends every connection at its first byte. */
type Connect = (port: number) => Promise<string>;

const errorOf = (work: Promise<unknown>): Promise<string> =>
  work.then(String, (error: Error & { code?: string }) => `${error.code} ${error.message}`);

const delivery = Object.assign(new Delivery(), {
  id: randomUUID(),
  userId: 1,
  kind: 'cpd-behind',
  title: 'CPD falling behind',
  message: 'Look at your hours.',
  link: null,
  createdAt: new Date(),
});

const mailBy = (protocol: string): Connect => {
  const receiver = {
    address: 'medic@example.org',
    confirmed: true,
    unsubscribed: false,
    refused: false,
  };
  const services = { env: testEnv, now: () => new Date(), database: { query: () => [receiver] } };
  return (port) => {
    const mail = { smtpUrl: `${protocol}://localhost:${port}`, from: 'cpd@example.org' };
    return errorOf(emailSender(services as unknown as Services, mail).send(delivery));
  };
};

const connections: [name: string, connect: Connect, reports: RegExp, preface?: Preface][] = [
  [
    'PostgreSQL',
    async (port) => {
      const url = `postgres://cpd:secret@localhost:${port}/cpd?sslmode=verify-full`;
      const database = await openDatabase({ url });
      const error = await errorOf(database.query({ text: 'select 1', values: [] }));
      await database.close();
      return error;
    },
    /cert/i,
    postgres,
  ],
  [
    'Redis',
    async (port) => {
      const warn = vi.fn<(line: { problem: string }) => void>();
      const log = { warn } as unknown as Logger;
      const events = createEvents(`rediss://localhost:${port}`, { log });
      await expect.poll(() => warn.mock.calls.length).toBe(1);
      await events.close();
      return warn.mock.calls[0]![0].problem;
    },
    /cert/i,
  ],
  [
    'the bucket',
    (port) => {
      const endpoint = `https://localhost:${port}`;
      const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
      const s3 = { bucket: 'cpd', endpoint, region: 'test', credentials };
      return errorOf(openStorage({ dataDir: folder, s3 }));
    },
    /CERT|SIGNATURE/,
  ],
  ['mail by smtps', mailBy('smtps'), /cert/i, smtps],
  ['mail by STARTTLS', mailBy('smtp'), /cert/i, startTls],
  [
    'a push service',
    async (port) => {
      const { read: _read, ...keys } = browserKeys();
      const endpoint = `https://localhost:${port}/push`;
      const device = Object.assign(new PushSubscription(), { id: 1, endpoint, ...keys });
      const services = { env: testEnv } as unknown as Services;
      return (await postPush(services, device, delivery, 'normal')).outcome;
    },
    /^failed$/,
  ],
  [
    'a roster’s calendar',
    async (port) => {
      // The product's agent, except for the address that it connects to in the end.
      const agent = publicAgent(async () => ['8.8.8.8']);
      const usualConnection = agent.createConnection.bind(agent);
      agent.createConnection = (options, done) =>
        usualConnection({ ...options, port, lookup: undefined, host: 'localhost' }, done);
      return String(await fetchCalendar(`https://${ROSTER_HOST}/a.ics`, agent));
    },
    /^null$/,
  ],
];

/** Connects to a server with a certificate, and returns what it heard after the handshake and what was reported. */
async function met(certified: Certified, connect: Connect, preface?: Preface) {
  const secureContext = createSecureContext(certified);
  const sockets: Socket[] = [];
  let heard = 0;
  const server = createServer(async (socket) => {
    sockets.push(socket);
    // A client that refuses the certificate resets the connection, which is what the test is about.
    socket.on('error', () => socket.destroy());
    const greeting = await preface?.(socket);
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    // Likewise: it ends the handshake with an alert.
    secure.on('error', () => socket.destroy());
    secure.on('data', (bytes) => {
      heard += bytes.length;
      socket.destroy();
    });
    if (greeting) secure.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const reported = await connect((server.address() as AddressInfo).port);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  expect(sockets.length).toBeGreaterThan(0);
  return { heard, reported };
}

test.each(connections)(
  '%s is sent nothing unless its certificate is valid',
  async (_name, connect, reports, preface) => {
    expect((await met(good, connect, preface)).heard).toBeGreaterThan(0);
    for (const [what, certified] of bad) {
      const { heard, reported } = await met(certified, connect, preface);
      expect(heard, what).toBe(0);
      expect(reported, what).toMatch(reports);
    }
  },
);
