import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import { publicAgent } from '#server/calendars/public-agent';

/** The host that this agent connects to the test's server, without TLS. */
export const CALENDAR_HOST = 'roster.example.org';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An employer's roster system. Its agent connects to it and treats all other hosts as the product does. */
export class CalendarHost {
  answer: Answer = (_request, response) => void response.end(calendar());
  requests: IncomingMessage[] = [];
  /** The addresses of other hosts, as the name servers would give them. */
  readonly names: Record<string, string[]> = {};
  readonly agent: Agent;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push(request);
      this.answer(request, response);
    });
    const outside = publicAgent(async (host) => this.names[host] ?? []) as unknown as Connecting;
    this.agent = new Agent({ keepAlive: false });
    (this.agent as unknown as Connecting).createConnection = (options, done) =>
      options.host === CALENDAR_HOST
        ? connect(this.port, '127.0.0.1')
        : outside.createConnection({ ...options, lookup: outside.options.lookup }, done);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Makes a built server connect to it. */
  get env(): Record<string, string> {
    return {
      CALENDAR_HOST,
      CALENDAR_PORT: String(this.port),
      NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/support/calendar-agent.mjs')}`,
    };
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The host of a test file, to be given to its server: `useServer({}, { publicAgent: host.agent })`. */
export function useCalendarHost(): CalendarHost {
  const host = new CalendarHost();
  beforeAll(() => host.open());
  afterAll(() => host.close());
  return host;
}

interface Options {
  host?: string | null;
  lookup?: unknown;
}
interface Connecting {
  options: Options;
  createConnection(options: Options, done: unknown): Duplex;
}

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar of shifts of twelve hours, the first in `days` days. */
export function calendar(
  now = new Date(),
  days: readonly number[] = [1],
  title = 'Night at Cairns',
) {
  const events = days.map((day) => {
    const start = new Date(now.getTime() + day * 86_400_000);
    const end = new Date(start.getTime() + 12 * 3_600_000);
    return `BEGIN:VEVENT\r\nUID:${day}\r\nSUMMARY:${title}\r\nDTSTART:${stamp(start)}\r\nDTEND:${stamp(end)}\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
}
