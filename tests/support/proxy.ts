import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { admit } from './admitted.ts';

/** A proxy between the server and its database that a test can cut or freeze. */
export class Proxy {
  #target!: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #hanging = false;
  port = 0;

  constructor(url: string) {
    this.pointAt(url);
  }

  /** Sends new connections to another database; open ones stay. */
  pointAt(url: string): void {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port) };
  }

  /** Returns the database's address through this proxy. */
  urlThrough(url: string): string {
    const own = new URL(url);
    own.hostname = '127.0.0.1';
    own.port = String(this.port);
    return own.href;
  }

  async open(): Promise<void> {
    this.#server = createServer((near) => this.#join(near));
    await new Promise<void>((resolve) => this.#server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Closes every connection and accepts no new one, like a database that was killed. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Closes every connection but accepts new ones, like a database that was restarted. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Blocks traffic in both directions, like a database that hangs. */
  hang(hanging: boolean): void {
    this.#hanging = hanging;
    for (const socket of this.#sockets) {
      if (hanging) socket.pause();
      else socket.resume();
    }
  }

  #join(near: Socket): void {
    const far = connect(this.#target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', admit('ECONNREFUSED', 'ECONNRESET', 'EPIPE'));
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#hanging) from.pause();
    }
  }
}
