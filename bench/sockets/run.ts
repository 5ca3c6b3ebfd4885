import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

/**
 * Measures live events to many sockets on one process: the product beside a bare `ws` server that sends the same text,
 * and graphql-ws with a topic per user, in alternating turns of one run. Then a crew session of 200, the most there may
 * be, in which somebody joins, beside as many sockets of graphql-ws.
 */
const sizes = process.argv.slice(3).map(Number).filter(Boolean);
const TURNS = 3;
const GROUP = 100;
const programs = {
  bare: './bare.ts',
  'graphql-ws': '../peers/graphql-ws.ts',
  product: './product.ts',
  crew: './crew.ts',
};
const NOTIFICATIONS =
  'subscription { notificationAdded { id title message isRead createdAt kind link } }';
type Variant = keyof typeof programs;
const CREW = 200;

interface Turn {
  /** Milliseconds from the first publish to the last receipt. */
  lastReceipt: number;
  /** Kilobytes of resident memory that each open socket adds. */
  perSocket: number;
  /** Microseconds of the server's CPU per message. */
  perMessage: number;
}

const isCrewAlone = process.argv.includes('crew');
for (const size of sizes.length > 0 || isCrewAlone ? sizes : [1000, 5000]) {
  report(size, await compared(['bare', 'graphql-ws', 'product'], size));
}
report(CREW, await compared(['graphql-ws', 'crew'], CREW));

type Turns = Map<Variant, Turn[]>;

async function compared(variants: readonly Variant[], size: number): Promise<Turns> {
  const turns: Turns = new Map(variants.map((variant) => [variant, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [variant, measured] of turns) measured.push(await measure(variant, size));
  }
  return turns;
}

async function measure(variant: Variant, size: number): Promise<Turn> {
  const server = fork(new URL(programs[variant], import.meta.url), [String(size)], {
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
    // Somebody joins a session that others have joined before; changes are gathered for two seconds.
    if (size === CREW) {
      await published(server, sockets);
      await setTimeout(2500);
    }
    const lastReceipt = await published(server, sockets);
    const { cpu } = await asked<{ cpu: number }>(server, 'cpu');
    sockets.forEach((socket) => socket.terminate());
    return {
      lastReceipt,
      perSocket: (after.rss - before.rss) / (size - GROUP) / 1024,
      perMessage: cpu / size,
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
    server.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code}.`)));
    const listener = (message: Told & T) => {
      if (message.kind !== kind) return;
      server.off('message', listener);
      resolve(message);
    };
    server.on('message', listener);
  });
}

function asked<T>(server: ChildProcess, kind: string): Promise<T> {
  const answer = heard<T>(server, kind);
  server.send({ kind });
  return answer;
}

function report(size: number, turns: Turns): void {
  const median = (variant: Variant, key: keyof Turn) =>
    turns
      .get(variant)!
      .map((turn) => turn[key])
      .toSorted((a, b) => a - b)[Math.floor(TURNS / 2)]!;
  const variants = [...turns.keys()];
  const last = variants.at(-1)!;
  console.log(`\n${size} sockets, one message to each, median of ${TURNS} turns`);
  console.table(
    Object.fromEntries(
      (
        [
          ['last receipt, ms', 'lastReceipt'],
          ['memory a socket, kB', 'perSocket'],
          ['server CPU a message, µs', 'perMessage'],
        ] as const
      ).map(([label, key]) => [
        label,
        {
          ...Object.fromEntries(variants.map((each) => [each, round(median(each, key))])),
          ...Object.fromEntries(
            variants
              .slice(0, -1)
              .map((each) => [
                `${last} ÷ ${each}`,
                Math.round((median(last, key) / median(each, key)) * 100) / 100,
              ]),
          ),
        },
      ]),
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same clock in every process of the machine. */
function clock(): number {
  return performance.timeOrigin + performance.now();
}
