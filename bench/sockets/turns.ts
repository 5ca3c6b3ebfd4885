import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { median } from '../dashboard/machine.ts';

const TURNS = 3;
const GROUP = 100;
/**
 * Number of measured publishes, after one that is not: it runs code that has not run before, of which a service has
 * little.
 */
const PUBLISHES = 6;
/** Changes of a taught session of 500 are gathered for five seconds. */
const PAUSE_MS = 5500;
const programs = {
  bare: './bare.ts',
  'graphql-ws': '../peers/graphql-ws.ts',
  product: './product.ts',
  crew: './crew.ts',
  taught: './crew.ts',
};
const NOTIFICATIONS =
  'subscription { notificationAdded { id title message isRead createdAt kind link } }';
export type Variant = keyof typeof programs;
/** The size of a crew session, in which everyone hears each who joins. */
export const CREW = 200;
/** The size of a taught session, in which attendees hear how many they are. */
export const HALL = 500;

export interface Turn {
  /** Milliseconds from a publish to the last receipt; the median of PUBLISHES. */
  lastReceipt: number;
  /** Kilobytes of resident memory that each open socket adds. */
  perSocket: number;
  /** Microseconds of the server's CPU per message; the median of PUBLISHES. */
  perMessage: number;
}

export type Turns = Map<Variant, Turn[]>;

/** Measures each variant in turn. */
export async function compared(variants: readonly Variant[], size: number): Promise<Turns> {
  const turns: Turns = new Map(variants.map((variant) => [variant, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [variant, measured] of turns) measured.push(await measure(variant, size));
  }
  return turns;
}

async function measure(variant: Variant, size: number): Promise<Turn> {
  const server = fork(new URL(programs[variant], import.meta.url), [String(size), variant], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  try {
    const ready = await heard<Ready>(server, 'ready');
    const { cookies } = ready;
    const sockets: WebSocket[] = [];
    // In groups, since the backlog of connections is not what we measure.
    const openAll = async (group: string[]) =>
      sockets.push(...(await Promise.all(group.map((cookie) => open(ready, cookie, variant)))));
    await openAll(cookies.slice(0, GROUP));
    // After the first ones the server has loaded what it needs.
    await setTimeout(2000);
    const before = await asked<{ rss: number }>(server, 'memory');
    for (let at = GROUP; at < size; at += GROUP) await openAll(cookies.slice(at, at + GROUP));
    // A subscription is not acknowledged, so this waits for the last of them.
    await setTimeout(2000);
    const after = await asked<{ rss: number }>(server, 'memory');
    await published(server, sockets);
    const receipts: number[] = [];
    const costs: number[] = [];
    for (let publish = 1; publish <= PUBLISHES; publish += 1) {
      await setTimeout(PAUSE_MS);
      receipts.push(await published(server, sockets));
      costs.push((await asked<{ cpu: number }>(server, 'cpu')).cpu);
    }
    sockets.forEach((socket) => socket.terminate());
    return {
      lastReceipt: median(receipts),
      perSocket: (after.rss - before.rss) / (size - GROUP) / 1024,
      perMessage: median(costs) / size,
    };
  } finally {
    server.kill('SIGKILL');
  }
}

/** Publishes once; returns the milliseconds until the last socket has its message. */
async function published(server: ChildProcess, sockets: readonly WebSocket[]): Promise<number> {
  let last = 0;
  const all = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) =>
          socket.once('message', () => {
            last = clock();
            resolve();
          }),
        ),
    ),
  );
  const told = heard<{ began: number }>(server, 'published');
  server.send({ kind: 'publish' });
  const { began } = await told;
  const isLate = setTimeout(60_000, true, { ref: false });
  if (await Promise.race([all.then(() => false), isLate])) throw new Error('Not all arrived.');
  return last - began;
}

interface Ready {
  port: number;
  cookies: string[];
  /** Another subscription than that of notifications. */
  query?: string;
}

function open(
  { port, query = NOTIFICATIONS }: Ready,
  cookie: string,
  variant: Variant,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      if (variant === 'bare') return resolve(socket);
      socket.once('message', () => {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
        resolve(socket);
      });
      socket.send(JSON.stringify({ type: 'connection_init' }));
    });
  });
}

interface Told {
  kind: string;
}

function heard<T>(server: ChildProcess, kind: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      server.off('exit', ended);
      server.off('message', listener);
    };
    const ended = (code: number | null) => {
      stop();
      reject(new Error(`The server ended with ${code} before it said ${kind}.`));
    };
    const listener = (message: Told & T) => {
      if (message.kind !== kind) return;
      stop();
      resolve(message);
    };
    server.on('exit', ended);
    server.on('message', listener);
  });
}

function asked<T>(server: ChildProcess, kind: string): Promise<T> {
  const answer = heard<T>(server, kind);
  server.send({ kind });
  return answer;
}

/** The median of a variant's turns. */
export function medianOf(turns: Turns, variant: Variant, key: keyof Turn): number {
  return median(turns.get(variant)!.map((turn) => turn[key]));
}

/** Returns the milliseconds of a clock that is the same in every process of the machine. */
function clock(): number {
  return performance.timeOrigin + performance.now();
}
