import pg from 'pg';
import { databaseLimits } from '../limits.ts';
import type { Statement } from './statement.ts';
import { PreparingClient } from './preparing-client.ts';

/**
 * Connections that quick reads of many requests share. Each statement is sent at once, behind those that are not
 * answered yet, so that many are written and read together. One that waits for a connection of its own costs this
 * process and PostgreSQL a third more. Reads alone: what is slow, or waits for another's lock, would hold up the rest.
 */
export class Pipelines {
  readonly #config: pg.ClientConfig;
  #open: Pipeline[] = [];
  #isClosed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** How many of them have something to answer. */
  get inUse(): number {
    return this.#open.filter(({ sent }) => sent.length > 0).length;
  }

  /** How many statements wait behind one that takes long. */
  get waiting(): number {
    return this.#open.reduce((sum, each) => sum + (each.isPrompt() ? 0 : each.sent.length - 1), 0);
  }

  async query<Row>(statement: Statement): Promise<Row[]> {
    // As the pool does; a new connection would outlive the program's end.
    if (this.#isClosed) throw new Error('Connection terminated: the database is closed.');
    return this.#choose().query(statement);
  }

  /** The next statement opens a connection of its own; those on their way are still answered. */
  renew(): void {
    const before = this.#open;
    this.#open = [];
    for (const each of before) void each.close();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#open.map((each) => each.close()));
  }

  /**
   * The first that answers promptly. As many quick statements as may be share one, and slow ones that came in spite
   * of all are passed by.
   */
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
  /** When each statement was sent that is not answered yet, the oldest first. */
  readonly sent: number[] = [];
  readonly #client: pg.Client;
  readonly #connected: Promise<unknown>;
  readonly #giveUp: () => void;

  constructor(config: pg.ClientConfig, giveUp: () => void) {
    this.#giveUp = giveUp;
    this.#client = new PreparingClient({ ...config, pipeline: true });
    // What is on its way fails by itself; unheard, the error would end the process.
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
      // As the pool does: after an error nobody can tell whether a connection is still good.
      this.#giveUp();
      void this.close();
      throw error;
    } finally {
      // Answers come in the order of their questions.
      this.sent.shift();
    }
  }

  /** What is on its way is still answered. Ended while it connects, pg would leave what waits for it without an answer. */
  async close(): Promise<void> {
    await this.#connected.catch(() => {});
    await this.#client.end();
  }
}
