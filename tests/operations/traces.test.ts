// @module-tag servers
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { sharedSettings, TestProcess } from '#tests/support/process';
import { waitUntil } from '#tests/support/wait-until';

interface Span {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  events?: unknown[];
  status: object;
}

/** A collector that keeps what it receives. */
class Collector {
  readonly bodies: string[] = [];
  readonly #server: Server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    if (req.url === '/v1/traces') this.bodies.push(Buffer.concat(chunks).toString());
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  async open(port = 0): Promise<number> {
    await once(this.#server.listen(port, '127.0.0.1'), 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get spans(): Span[] {
    return this.bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }
}

const valueOf = ({ attributes }: Span, name: string) => {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue;
};

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('traces', () => {
  const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
  const folder = mkdtempSync(join(tmpdir(), 'paramed-traces-'));
  const inDatabase = async (text: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const launch = (port: number) => {
    const database = new URL(databaseUrl!);
    database.pathname = `/${name}`;
    return new TestProcess({
      DATABASE_URL: database.href,
      DATA_DIR: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      ...sharedSettings,
    });
  };
  beforeAll(() => inDatabase(`create database ${name}`));
  afterAll(async () => {
    await inDatabase(`drop database ${name} with (force)`);
    rmSync(folder, { recursive: true });
  });

  test('have each request with its statements, and nothing of what callers sent', async () => {
    const collector = new Collector();
    const program = launch(await collector.open());
    const url = await program.ready();
    const marker = 'Planted41Marker';
    const { cookie, user } = await signedUp({ url }, { fullName: marker });
    const headers = { 'content-type': 'application/json', cookie: cookie! };
    const send = (path: string, init: RequestInit = {}) =>
      fetch(url + path, { ...init, headers: { 'user-agent': marker, ...headers } });
    const activity = { title: marker, category: 'Clinical Practice', hours: 1 };
    const created = await send('/api/activities', {
      method: 'POST',
      body: JSON.stringify(activity),
    });
    expect(created.status).toBe(201);
    await send(`/api/activities?search=${marker}`);
    await send(`/calendar/${marker}.ics?token=${marker}`);
    await send(`/${marker}`);
    await send('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: `query ${marker} { me { id } }`, operationName: marker }),
    });
    expect(await program.stop('SIGTERM')).toBe(0);
    await collector.close();

    const { spans } = collector;
    const requests = spans.filter((span) => valueOf(span, 'http.route') !== undefined);
    expect(requests.map((span) => span.name)).toEqual([
      'POST /api/register',
      'POST /api/activities',
      'GET /api/activities',
      'GET /calendar/:secret.ics',
      'GET /{*path}',
      'POST other',
    ]);
    const writing = requests.find((span) => span.name === 'POST /api/activities')!;
    expect(valueOf(writing, 'http.response.status_code')).toBe(201);
    const statements = spans
      .filter(({ traceId }) => traceId === writing.traceId)
      .map((span) => span.name);
    expect(statements).toEqual(expect.arrayContaining(['BEGIN', 'INSERT activities', 'COMMIT']));
    const sent = collector.bodies.join('\n');
    for (const secret of [marker, user.username, cookie!.split('=')[1]!.slice(0, 20), '127.0.0.1'])
      expect(sent).not.toContain(secret);
    expect(spans.flatMap(({ events = [] }) => events)).toEqual([]);
  });

  test('that cannot be sent are said once in the log, and when they arrive again', async () => {
    const collector = new Collector();
    const port = await collector.open();
    await collector.close();
    const program = launch(port);
    const url = await program.ready();
    const asked = async () => expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await asked();
    await waitUntil('the log says it', () => program.output.includes('cannot be sent'));
    const back = new Collector();
    await back.open(port);
    await waitUntil('a trace arrives', async () => {
      await asked();
      return back.bodies.length > 0;
    });
    await waitUntil('the log says it', () => program.output.includes('sent again'));
    expect(program.output.split('cannot be sent')).toHaveLength(2);
    expect(await program.stop('SIGTERM')).toBe(0);
    await back.close();
  });
});
