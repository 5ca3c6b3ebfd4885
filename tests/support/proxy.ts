import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the server and its database, so that a test can cut the line or let it hang. */
export class Proxy {
  #target!: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #hanging = false;
  port = 0;

  constructor(url: string) {
    this.pointAt(url);
  }

  /** Sends new connections to another database; open ones stay where they are. */
  pointAt(url: string): void {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port) };
  }

  /** The same database, reached through here. */
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

  /** Ends every connection at once and takes no new one, like a database that was killed. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Ends every connection but takes new ones, like a database that was restarted. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets nothing through in either direction, like a database that is stuck. */
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
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#hanging) from.pause();
    }
  }
}
