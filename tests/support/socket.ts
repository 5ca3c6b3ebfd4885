import { WebSocket, type ClientOptions } from 'ws';

interface Message {
  type: string;
  id?: string;
  payload?: any;
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
    options: ClientOptions = {},
  ): Promise<TestSocket> {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}${path}`,
      'graphql-transport-ws',
      { headers, ...options },
    );
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new TestSocket(socket)));
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
  async init(): Promise<this> {
    this.send({ type: 'connection_init' });
    await this.next('connection_ack');
    return this;
  }

  subscribe(id: string, query: string): void {
    this.send({ type: 'subscribe', id, payload: { query } });
  }

  /** Returns the next message of a type and drops those before it; throws if none arrives in time. */
  async next(type: string, withinMs = 15_000): Promise<Message> {
    const until = performance.now() + withinMs;
    for (;;) {
      while (this.#received.length > 0) {
        const message = this.#received.shift()!;
        if (message.type === type) return message;
      }
      await new Promise<void>((resolve, reject) => {
        const late = () => reject(new Error(`no ${type} in ${withinMs} ms`));
        const timer = setTimeout(late, until - performance.now());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
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
