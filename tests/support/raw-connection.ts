import { connect, type Socket } from 'node:net';
import { admit, CONNECTION_LOST } from './admitted.ts';
import { waitUntil } from './wait-until.ts';

/** A connection whose bytes a test sends one by one, with what the server sent. */
export class RawConnection {
  received = '';
  isClosed = false;
  /** The code of the error that ended the connection. */
  error: string | null = null;
  readonly #socket: Socket;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('data', (data) => (this.received += data.toString('latin1')));
    this.#socket.on('error', (error: NodeJS.ErrnoException) => {
      admit('ECONNREFUSED', ...CONNECTION_LOST)(error);
      this.error = error.code ?? null;
    });
    this.#socket.on('close', () => (this.isClosed = true));
  }

  send(text: string | Uint8Array): void {
    this.#socket.write(text);
  }

  pauseReading(): void {
    this.#socket.pause();
  }

  resumeReading(): void {
    this.#socket.resume();
  }

  /** The status lines of the responses, each with its Connection header. */
  get answers(): string[] {
    const heads = this.received.matchAll(/HTTP\/1\.1 (\d+) [^]*?\r\nConnection: ([\w-]+)\r\n/g);
    return [...heads].map(([, status, connection]) => `${status} ${connection}`);
  }

  async untilReceived(part: string): Promise<void> {
    await waitUntil(`${part} is received`, () => this.received.includes(part), { everyMs: 5 });
  }

  async untilClosed(): Promise<void> {
    await waitUntil('the connection is closed', () => this.isClosed, { everyMs: 5 });
  }
}
