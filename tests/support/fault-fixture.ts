import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { errorCode } from './admitted.ts';
import { signedUp, TestClient } from './client.ts';
import { TestPostgres } from './postgres.ts';
import { TestProcess } from './process.ts';
import { waitUntil } from './wait-until.ts';

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Number of concurrent writers. */
export const WRITERS = 6;

/** Outcomes of concurrent writes; a test asserts on every field. */
export interface WriteOutcomes {
  /** Statuses of all responses. */
  statuses: number[];
  /** Writes without a response, each the last one of its writer, with the code of the connection's error. */
  failed: { title: string; code: string }[];
}

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

  /** The address at which tests query the database. */
  get databaseUrl(): string {
    return this.postgres.url;
  }

  async openDatabase(): Promise<void> {
    this.postgres = await TestPostgres.start();
  }

  async open(): Promise<void> {
    await this.openDatabase();
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
      DATABASE_URL: this.databaseUrl,
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

  /** Writers write until `isOver`, each at most until its connection fails. */
  async writeUntil(isOver: () => boolean): Promise<WriteOutcomes> {
    const { alex } = this;
    const outcomes: WriteOutcomes = { statuses: [], failed: [] };
    const one = async () => {
      while (!isOver()) {
        const title = `Write ${(this.#tried += 1)}`;
        const input = { title, category: 'Clinical Practice', hours: 1 };
        try {
          const { status } = await alex.rest('POST', '/activities', input);
          outcomes.statuses.push(status);
          if (status === 201) this.acknowledged.push(title);
          else await sleep(50);
        } catch (error) {
          const code = errorCode(error);
          // Only a failed connection has a code.
          if (code === undefined) throw error;
          outcomes.failed.push({ title, code });
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, one));
    return outcomes;
  }

  /** Starts writing, waits for this many acknowledged writes and returns a function that stops and awaits the last. */
  async startWriting(more: number): Promise<{ stop: () => Promise<WriteOutcomes> }> {
    const until = this.acknowledged.length + more;
    let isOver = false;
    const writes = this.writeUntil(() => isOver);
    const reached = waitUntil(
      `${more} more acknowledged writes`,
      () => this.acknowledged.length >= until,
      { everyMs: 5 },
    );
    // Writers end before that only if all of their connections have failed.
    const ended = writes.then(({ statuses, failed }) => {
      throw new Error(`All writes ended early: ${JSON.stringify({ statuses, failed })}`);
    });
    await Promise.race([reached, ended]);
    return {
      stop: () => {
        isOver = true;
        return writes;
      },
    };
  }

  /** Queries the database directly. */
  async query<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows;
  }

  /** Titles of acknowledged writes that are not in the table exactly once. */
  async lostOrDoubled(): Promise<string[]> {
    const found = await this.#countByTitle();
    return this.acknowledged.filter((title) => found.get(title) !== 1);
  }

  /** Those of these titles that are in the table. */
  async storedOf(titles: readonly string[]): Promise<string[]> {
    const found = await this.#countByTitle();
    return titles.filter((title) => found.has(title));
  }

  async #countByTitle(): Promise<Map<string, number>> {
    const rows = await this.query<{ title: string; n: number }>(
      'select title, count(*)::int as n from activities group by title',
    );
    return new Map(rows.map(({ title, n }) => [title, n]));
  }

  /** Waits until the path returns 200. */
  async waitUntilReady(ms: number, path = '/readyz'): Promise<void> {
    const isReady = async () => (await this.alex.raw('GET', path, undefined, {})).status === 200;
    await waitUntil(`200 from ${path}`, isReady, { withinMs: ms });
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
  beforeAll(() => fixture.open());
  afterAll(() => fixture.close());
  return fixture;
}
