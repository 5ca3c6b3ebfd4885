import { WebSocket, type ClientOptions } from 'ws';
import { admit, CONNECTION_LOST } from './admitted.ts';
import { withPlainIds } from './words.ts';

interface Message {
  type: string;
  id?: string;
  payload?: any;
}

interface Protocols {
  /** Protocols that the client offers. */
  protocols?: string[];
}

/** No message of the awaited types arrived in time. */
class NoMessage extends Error {
  override readonly name = 'NoMessage';
}

/** A low-level graphql-transport-ws client that can also break the protocol. */
export class TestSocket {
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #received: Message[] = [];
  #wake: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => {
      this.#received.push(JSON.parse(String(data)) as Message);
      this.#wake();
    });
  }

  /** Opens a socket; throws the response's status if the server refuses the upgrade. */
  static open(
    server: { url: string },
    headers: Record<string, string>,
    path = '/graphql',
    { protocols = ['graphql-transport-ws'], ...options }: ClientOptions & Protocols = {},
  ): Promise<TestSocket> {
    const address = `${server.url.replace('http', 'ws')}${path}`;
    const socket = new WebSocket(address, protocols, { headers, ...options });
    return new Promise((resolve, reject) => {
      socket.once('open', () => {
        socket.off('error', reject);
        // The connection may be lost, which `closed` reports; a server that breaks the protocol is an error.
        socket.on('error', admit(...CONNECTION_LOST));
        resolve(new TestSocket(socket));
      });
      socket.once('unexpected-response', (_request, response) => {
        reject(new Error(`refused with ${response.statusCode}`));
        response.destroy();
      });
      socket.once('error', reject);
    });
  }

  send(message: Message | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a ping of the websocket itself, below the protocol. */
  ping(): void {
    this.#socket.ping();
  }

  /** Sends connection_init and waits for its acknowledgement. */
  async init(payload?: object): Promise<this> {
    this.send({ type: 'connection_init', ...(payload && { payload }) });
    await this.next('connection_ack');
    return this;
  }

  subscribe(id: string, query: string): void {
    this.send({ type: 'subscribe', id, payload: { query } });
  }

  /** The same as `nextRaw`, with ids as the app reads them. */
  async next(types: string | readonly string[], withinMs = 15_000): Promise<Message> {
    return withPlainIds(await this.nextRaw(types, withinMs));
  }

  /** The same as `next`, but null if none arrives in time. */
  nextOrNull(types: string | readonly string[], withinMs: number): Promise<Message | null> {
    return this.next(types, withinMs).catch(admit('NoMessage'));
  }

  /** Returns the next message of one of the types and drops those before it; throws if none arrives in time. */
  async nextRaw(types: string | readonly string[], withinMs = 15_000): Promise<Message> {
    const until = performance.now() + withinMs;
    for (;;) {
      while (this.#received.length > 0) {
        const message = this.#received.shift()!;
        if ([types].flat().includes(message.type)) return message;
      }
      await new Promise<void>((resolve, reject) => {
        const late = () =>
          reject(new NoMessage(`no ${[types].flat().join(' or ')} in ${withinMs} ms`));
        const timer = setTimeout(late, until - performance.now());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** The protocol that the server chose. */
  get protocol(): string {
    return this.#socket.protocol;
  }

  /** Received messages that no test has taken yet. */
  get pending(): readonly Message[] {
    return this.#received;
  }

  /** Stops reading from the connection, like a program that hangs. */
  pauseReading(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }
}
