import pg from 'pg';

/** A pool whose open connections can be replaced: idle ones at once, busy ones when they are released. */
export class RenewablePool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>();
  readonly #retired = new WeakSet<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
    // The pool drops an ending connection after it has emitted its release.
    this.on('release', (_error, client) => {
      if (this.#retired.has(client)) void (client as unknown as pg.Client).end();
    });
  }

  renew(): void {
    for (const client of this.#open) this.#retired.add(client);
    for (let idle = this.idleCount; idle > 0; idle -= 1) {
      this.connect().then(
        (client) => client.release(),
        () => {},
      );
    }
  }
}
