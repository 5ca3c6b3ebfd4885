import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { stopLimits, type StopLimits } from '../limits.ts';

interface Connection {
  /** Requests without a complete response, or whose bodies are still arriving. */
  open: number;
  /** The socket's `bytesRead` when none was open: if it has read more, the next request is arriving. */
  bytesRead: number;
  /** The latest of the open requests. */
  latest: { req: IncomingMessage; res: ServerResponse } | null;
  /** True once a response has announced the end of the connection. */
  isEnding: boolean;
}

/**
 * The connections of a server, which it ends without losing a request. Node's own `close()` destroys connections whose
 * responses are not sent completely, keeps those without a request until their time-outs, and announces no end
 * (decision 084).
 */
export class Connections {
  readonly #server: Server;
  readonly #log: Logger;
  readonly #limits: StopLimits;
  readonly #open = new Map<Socket, Connection>();
  #checkedAt = -Infinity;
  #begunAt: number | null = null;
  /** True once idle connections are closed. */
  #isClosing = false;
  #closed: Promise<void> | null = null;

  constructor(server: Server, log: Logger, limits: StopLimits = stopLimits) {
    this.#server = server;
    this.#log = log;
    this.#limits = limits;
    server.on('connection', (socket) => {
      this.#open.set(socket, { open: 0, bytesRead: 0, latest: null, isEnding: false });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** True if no further requests should be sent to this process. */
  get isStopping(): boolean {
    return this.#begunAt !== null;
  }

  /** Called for each check of readiness: a balancer that sends them needs time to see the next one fail. */
  noteCheck(): void {
    this.#checkedAt = performance.now();
  }

  /**
   * Calls the listener, except for a request behind a response that has announced the end of the connection: its client
   * knows that it was not processed (RFC 9112, section 9.6).
   */
  handling(listener: RequestListener): RequestListener {
    return (req, res) => {
      const { socket } = req;
      // Missing if the client has already disconnected.
      const connection = this.#open.get(socket);
      if (connection?.isEnding) return;
      if (connection) {
        connection.open += 1;
        connection.latest = { req, res };
        const done = () => this.#requestDone(socket, connection);
        res.once('close', () => (req.complete ? done() : req.once('close', done)));
        if (this.isStopping) announceEnd(connection);
      }
      listener(req, res);
    };
  }

  /**
   * Announces the stop with every response, and resolves once clients and balancers had time to see it. New connections
   * are accepted meanwhile only if a balancer checks this process.
   */
  async announce(): Promise<void> {
    // Accepts first the connections that are already made: closing the port would reset them.
    await setImmediate();
    this.#begin();
    const { checkedWithinMs, noticeMs, lastRequestMs } = this.#limits;
    if (performance.now() - this.#checkedAt < checkedWithinMs) return setTimeout(noticeMs);
    await Promise.race([
      setTimeout(lastRequestMs, undefined, { ref: false }),
      this.#stopListening(),
    ]);
  }

  /** Closes idle connections, and resolves once all others have ended with their last response, or are cut off. */
  async close(): Promise<void> {
    this.#begin();
    const closed = this.#stopListening();
    // Reads first what has already arrived.
    await setImmediate();
    this.#isClosing = true;
    for (const socket of this.#open.keys()) this.#closeIfIdle(socket);
    const left = this.#begunAt! + this.#limits.requestsMs - performance.now();
    const late = setTimeout(left, 'late', { ref: false });
    if ((await Promise.race([closed, late])) === 'late') {
      this.#log.warn({ connections: this.#open.size }, 'connections cut off by the stop');
      for (const socket of this.#open.keys()) socket.destroy();
      await closed;
    }
    // Ends the timer that checks connections.
    this.#server.close();
  }

  #begin(): void {
    if (this.isStopping) return;
    this.#begunAt = performance.now();
    for (const connection of this.#open.values()) if (connection.open > 0) announceEnd(connection);
  }

  #stopListening(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      NetServer.prototype.close.call(this.#server, () => resolve());
    });
    return this.#closed;
  }

  #requestDone(socket: Socket, connection: Connection): void {
    connection.open -= 1;
    if (connection.open > 0) return;
    connection.latest = null;
    connection.bytesRead = socket.bytesRead;
    if (this.#isClosing) void setImmediate().then(() => this.#closeIfIdle(socket));
  }

  #closeIfIdle(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection?.open === 0 && connection.bytesRead === socket.bytesRead) socket.destroy();
  }
}

/**
 * Lets the latest response of a connection announce its end. That is decided when its headers are written: not if another
 * request has arrived by then, or if the rest of the body must still be read.
 */
function announceEnd(connection: Connection): void {
  const { req, res } = connection.latest!;
  const writeHead = res.writeHead as (...args: unknown[]) => ServerResponse;
  res.writeHead = ((...args: unknown[]) => {
    if (connection.latest?.res === res && isWhole(req)) {
      res.shouldKeepAlive = false;
      connection.isEnding = true;
    }
    return writeHead.apply(res, args);
  }) as typeof res.writeHead;
}

function isWhole({ complete, headers }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  return complete || !hasBody;
}
