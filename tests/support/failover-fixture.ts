import { randomUUID } from 'node:crypto';
import { FaultFixture, sleep } from './fault-fixture.ts';
import { TestPostgres } from './postgres.ts';
import { TestProcess } from './process.ts';
import { Proxy } from './proxy.ts';

interface Write {
  title: string;
  /** True if it is retried with its key until it is acknowledged. */
  isRepeated: boolean;
  isAcknowledged: boolean;
}

/** A server, and writes with idempotency keys that go on while its database fails. */
export class KeyedWritesFixture extends FaultFixture {
  readonly writes: Write[] = [];
  readonly statuses = new Set<number>();

  /** Creates an activity with an idempotency key; the server always responds, whatever its database does. */
  async write(title: string, key = randomUUID()): Promise<number> {
    const body = JSON.stringify({ title, category: 'Clinical Practice', hours: 1 });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const { status } = await this.alex.raw('POST', '/api/activities', body, headers);
    this.statuses.add(status);
    return status;
  }

  /** Writes concurrently until `isOver`; every second write is retried until it is acknowledged. */
  async writeWithKeys(isOver: () => boolean): Promise<void> {
    const one = async () => {
      while (!isOver()) {
        const write = {
          title: `Under a key ${this.writes.length + 1}`,
          isRepeated: this.writes.length % 2 === 0,
          isAcknowledged: false,
        };
        this.writes.push(write);
        const key = randomUUID();
        do {
          write.isAcknowledged = (await this.write(write.title, key)) === 201;
          if (!write.isAcknowledged) await sleep(50);
        } while (write.isRepeated && !write.isAcknowledged);
      }
    };
    await Promise.all(Array.from({ length: 6 }, one));
  }

  countAcknowledged(): number {
    return this.writes.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** Acknowledged writes that are not in the table exactly once, and duplicates of other writes. */
  async wrongWrites(): Promise<string[]> {
    const rows = await this.query<{ title: string; n: number }>(
      'select title, count(*)::int as n from activities group by title',
    );
    const found = new Map(rows.map(({ title, n }) => [title, n]));
    return this.writes
      .filter(({ title, isAcknowledged }) => {
        const count = found.get(title) ?? 0;
        return isAcknowledged ? count !== 1 : count > 1;
      })
      .map(({ title }) => title);
  }
}

/** A server behind a proxy to a primary with a synchronous standby. */
export class FailoverFixture extends KeyedWritesFixture {
  standby!: TestPostgres;
  proxy!: Proxy;

  override async open(): Promise<void> {
    await super.open();
    this.standby = await TestPostgres.synchronousStandbyOf(this.postgres);
  }

  override async close(): Promise<void> {
    await super.close();
    this.standby?.remove();
    await this.proxy?.cut();
  }

  override async launch(): Promise<void> {
    this.proxy = new Proxy(this.postgres.url);
    await this.proxy.open();
    await super.launch();
  }

  override process(settings: Record<string, string> = {}): TestProcess {
    return super.process({ DATABASE_URL: this.proxy.urlThrough(this.postgres.url), ...settings });
  }

  /** Makes the promoted standby the primary and starts a new standby for it. */
  async switchToStandby(): Promise<void> {
    this.postgres.remove();
    this.postgres = this.standby;
    this.standby = await TestPostgres.synchronousStandbyOf(this.postgres);
  }
}
