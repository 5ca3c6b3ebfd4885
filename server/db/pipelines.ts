import pg from 'pg';
import { databaseLimits } from '../limits.ts';
import type { Statement } from './statement.ts';
import { PreparingClient } from './preparing-client.ts';

/**
 * Connections shared by the fast reads of many requests. Each statement is sent at once, behind those still running, so
 * that many are written and read together. With a connection each they would cost this process and PostgreSQL a third
 * more. For reads only: slow statements, or those that wait for locks, would hold up the rest.
 */
export class Pipelines {
  readonly #config: pg.ClientConfig;
  #open: Pipeline[] = [];
  #isClosed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** The number of connections with running statements. */
  get inUse(): number {
    return this.#open.filter(({ sent }) => sent.length > 0).length;
  }

  /** The number of statements behind a slow one. */
  get waiting(): number {
    return this.#open.reduce((sum, each) => sum + (each.isPrompt() ? 0 : each.sent.length - 1), 0);
  }

  async query<Row>(statement: Statement): Promise<Row[]> {
    // Like the pool; a new connection would outlive the program's end.
    if (this.#isClosed) throw new Error('Connection terminated: the database is closed.');
    return this.#choose().query(statement);
  }

  /** The next statement opens a new connection; running ones still complete. */
  renew(): void {
    const before = this.#open;
    this.#open = [];
    for (const each of before) void each.close();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#open.map((each) => each.close()));
  }

  /** Chooses the first connection that responds promptly. Fast statements share it; slow ones are passed by. */
  #choose(): Pipeline {
    const prompt = this.#open.find((each) => each.isPrompt());
    if (prompt) return prompt;
    if (this.#open.length === databaseLimits.pipelines) {
      return this.#open.reduce((a, b) => (b.sent.length < a.sent.length ? b : a));
    }
    const opened: Pipeline = new Pipeline(this.#config, () => {
      this.#open = this.#open.filter((each) => each !== opened);
    });
    this.#open.push(opened);
    return opened;
  }
}

class Pipeline {
  /** The send times of the running statements, oldest first. */
  readonly sent: number[] = [];
  readonly #client: pg.Client;
  readonly #connected: Promise<unknown>;
  readonly #giveUp: () => void;

  constructor(config: pg.ClientConfig, giveUp: () => void) {
    this.#giveUp = giveUp;
    this.#client = new PreparingClient({ ...config, pipeline: true });
    // Running statements fail by themselves; without a listener, the error would crash the process.
    this.#client.on('error', giveUp);
    this.#connected = this.#client.connect();
  }

  isPrompt(): boolean {
    const [oldest = Infinity] = this.sent;
    return performance.now() - oldest < databaseLimits.pipelinePatienceMs;
  }

  async query<Row>({ name, text, values, isOwnOperation }: Statement): Promise<Row[]> {
    this.sent.push(performance.now());
    try {
      await this.#connected;
      const asked = { name, text, values: values as unknown[], isOwnOperation };
      const { rows } = await this.#client.query(asked);
      return rows as Row[];
    } catch (error) {
      // Like the pool: after an error the connection's state is unknown.
      this.#giveUp();
      void this.close();
      throw error;
    } finally {
      // Results arrive in the order of the statements.
      this.sent.shift();
    }
  }

  /** Lets running statements complete. If pg were ended while it connects, waiting statements would never complete. */
  async close(): Promise<void> {
    await this.#connected.catch(() => {});
    await this.#client.end();
  }
}
