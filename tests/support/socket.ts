import { WebSocket, type ClientOptions } from 'ws';

interface Message {
  type: string;
  id?: string;
  payload?: any;
}

/** A socket that speaks graphql-transport-ws by hand, so that a test can also speak it wrongly. */
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

  /** Opens a socket; throws the status of the answer where the server refuses the upgrade. */
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

  /** A ping of the websocket itself, below the protocol. */
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

  /** The next message of a type, those before it dropped; throws when none comes in time. */
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

  /** All that came and was not asked for yet. */
  get pending(): readonly Message[] {
    return this.#received;
  }

  /** Takes nothing from the connection any more, as a program that hangs. */
  pauseReading(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }
}
