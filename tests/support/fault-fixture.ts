import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { signedUp, TestClient } from './client.ts';
import { TestPostgres } from './postgres.ts';
import { TestProcess } from './process.ts';

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server with its own PostgreSQL, a user who writes, and the writes acknowledged to them. */
export class FaultFixture {
  postgres!: TestPostgres;
  program!: TestProcess;
  url!: string;
  alex!: TestClient;
  /** Titles of acknowledged writes; each must be in the table exactly once. */
  readonly acknowledged: string[] = [];
  #tried = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'paramed-faults-'));
  readonly #settings: Record<string, string>;

  constructor(settings: Record<string, string> = {}) {
    this.#settings = settings;
  }

  async open(): Promise<void> {
    this.postgres = await TestPostgres.start();
    await this.launch();
    this.alex = await signedUp({ url: this.url });
  }

  async close(): Promise<void> {
    await this.program?.stop('SIGKILL');
    this.postgres?.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Starts another process of the server; running ones continue. */
  process(settings: Record<string, string> = {}): TestProcess {
    return new TestProcess({
      DATABASE_URL: this.postgres.url,
      DATA_DIR: this.#folder,
      JWT_SECRET: 'a secret that every start knows, long enough',
      LOG_LEVEL: 'error',
      ...this.#settings,
      ...settings,
    });
  }

  async launch(): Promise<void> {
    this.program = this.process();
    this.url = await this.program.ready();
    if (this.alex) this.alex = this.at(this.url, this.alex);
  }

  /** The same user at another address. */
  at(url: string, { cookie, user } = this.alex): TestClient {
    return Object.assign(new TestClient({ url }), { cookie, user });
  }

  /** Writes until `isOver` or until the connection fails; returns the statuses. */
  async writeUntil(isOver: () => boolean): Promise<number[]> {
    const { alex } = this;
    const statuses: number[] = [];
    const one = async () => {
      while (!isOver()) {
        const title = `Write ${(this.#tried += 1)}`;
        const input = { title, category: 'Clinical Practice', hours: 1 };
        const response = await alex.rest('POST', '/activities', input).catch(() => null);
        if (!response) return;
        statuses.push(response.status);
        if (response.status === 201) this.acknowledged.push(title);
        else await sleep(50);
      }
    };
    await Promise.all(Array.from({ length: 4 }, one));
    return statuses;
  }

  /** Starts writing, waits for this many acknowledged writes and returns a function that stops and awaits the last. */
  async startWriting(more: number): Promise<{ stop: () => Promise<number[]> }> {
    const until = this.acknowledged.length + more;
    let isOver = false;
    const writes = this.writeUntil(() => isOver);
    while (this.acknowledged.length < until) await sleep(5);
    return {
      stop: () => {
        isOver = true;
        return writes;
      },
    };
  }

  /** Queries the database directly. */
  async query<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows;
  }

  /** Titles of acknowledged writes that are not in the table exactly once. */
  async lostOrDoubled(): Promise<string[]> {
    const rows = await this.query<{ title: string; n: number }>(
      'select title, count(*)::int as n from activities group by title',
    );
    const found = new Map(rows.map(({ title, n }) => [title, n]));
    return this.acknowledged.filter((title) => found.get(title) !== 1);
  }

  /** Waits until the path returns 200. */
  async waitUntilReady(ms: number, path = '/readyz'): Promise<void> {
    const began = performance.now();
    while ((await this.alex.raw('GET', path, undefined, {})).status !== 200) {
      if (performance.now() - began > ms) throw new Error(`${path} is not there after ${ms} ms`);
      await sleep(50);
    }
  }

  /** Logs what a long run did and its result. */
  logSummary(what: string): void {
    console.log(
      `${what}; ${this.acknowledged.length} acknowledged writes checked: none lost or doubled`,
    );
  }
}

/** The fixture of a test file. */
export function useFaultFixture(settings?: Record<string, string>): FaultFixture {
  const fixture = new FaultFixture(settings);
  beforeAll(() => fixture.open(), 120_000);
  afterAll(() => fixture.close());
  return fixture;
}
