import pg from 'pg';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '../../errors.ts';
import { onlineLimits } from '../../limits.ts';
import { openDatabase, type Database } from '../database.ts';
import { queryIn } from '../in-transaction.ts';
import type { Query } from '../statement.ts';
import type { AccountStep, Feature, IndexStep, OnlineStep } from './step.ts';
import { onlineSteps } from './steps.ts';

/** Any number that no other program locks. */
const ONLINE_LOCK = 7_262_731;

/** Seconds after which a request may be retried if its account is being completed. */
const RETRY_AFTER_SECONDS = 5;

/** A step that is not done, as /readyz shows it: `done` of `total` accounts or blocks of an index. */
export interface StepProgress {
  name: string;
  done: number;
  total: number;
  failure: string | null;
}

/**
 * Runs the steps that migrations have scheduled, one after another, in one process at a time. Each step can be killed at
 * any point: a started index is dropped and built again, and accounts continue with the rows that are left
 * (docs/decisions/081-upgrades-while-users-write.md).
 */
export class OnlineSteps {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #steps: readonly OnlineStep[];
  readonly #stopping = new AbortController();
  /** Accounts that sent a request. */
  readonly #completing = new Map<number, Promise<boolean>>();
  #pending: StepProgress[] = [];
  #running: Promise<void> | undefined;

  constructor(database: Database, log: Logger, steps = onlineSteps) {
    this.#database = database;
    this.#log = log;
    this.#steps = steps;
  }

  get progress(): readonly StepProgress[] {
    return this.#pending;
  }

  isReady(feature: Feature): boolean {
    return !this.#left().some((step) => step.feature === feature);
  }

  /** True if the rows of some accounts are not done. */
  get areAccountsLeft(): boolean {
    return this.#left().some(({ kind }) => kind === 'accounts');
  }

  /**
   * Reads what is left to do; call it after the migrations and before the first request. The embedded database, which has
   * one connection, completes it here.
   */
  async open(): Promise<void> {
    await this.#refresh();
    if (this.#database.url || this.#left().length === 0) return;
    await this.#runAll(this.#database);
    await this.#refresh();
  }

  /** Starts the work, if there is any. */
  start(): void {
    if (this.#left().length > 0) this.#running = this.#work();
  }

  /** Does all of the work, or waits for the process that does; a step that fails is retried without end. */
  async complete(): Promise<void> {
    this.start();
    await this.#running;
  }

  /** Ends the work after the rows at hand; the database continues to build an index. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /**
   * Completes the rows of an account. Code that reads all of them and stores the result must wait for it. Throws
   * busy() if it fails.
   */
  async completeAccount(owner: number): Promise<void> {
    if (this.areAccountsLeft && !(await this.#tryAccount(owner))) {
      throw busy('Your records are being prepared. Try again in a moment.', RETRY_AFTER_SECONDS);
    }
  }

  /** False if it failed: the next request retries it. */
  #tryAccount(owner: number): Promise<boolean> {
    const completing = this.#completing.get(owner) ?? this.#completeAccount(owner);
    this.#completing.set(owner, completing);
    return completing;
  }

  async #completeAccount(owner: number): Promise<boolean> {
    try {
      for (const step of this.#left()) {
        if (step.kind === 'accounts') await this.#account(this.#database, step, owner);
      }
      return true;
    } catch (error) {
      this.#completing.delete(owner);
      this.#log.warn({ err: error, userId: owner }, 'upgrade: an account was not completed');
      return false;
    }
  }

  /** The same for a request, which waits for a limited time, and is served with the rows as they are then. */
  readonly #prepare = async (owner: number): Promise<void> => {
    const waited = sleep(onlineLimits.firstRequestMs, undefined, { ref: false });
    await Promise.race([this.#tryAccount(owner), waited]);
  };

  #left(): OnlineStep[] {
    if (this.#pending.length === 0) return [];
    const names = new Set(this.#pending.map(({ name }) => name));
    return this.#steps.filter(({ name }) => names.has(name));
  }

  async #refresh(): Promise<void> {
    this.#pending = await this.#database.query<StepProgress>({
      text: 'select name, done, total, failure from online_steps order by name',
      values: [],
    });
    await this.#measureIndexes();
    if (this.areAccountsLeft) this.#database.prepare = this.#prepare;
    else delete this.#database.prepare;
  }

  async #measureIndexes(): Promise<void> {
    const indexes = this.#left().filter((step) => step.kind === 'index');
    if (!this.#database.url || indexes.length === 0) return;
    const found = await this.#database.query<{ name: string; done: number; total: number }>({
      text: `select index_relid::regclass::text as name, blocks_done::float8 as done, blocks_total::float8 as total
        from pg_stat_progress_create_index where datname = current_database()`,
      values: [],
    });
    for (const each of this.#pending) {
      Object.assign(
        each,
        found.find(({ name }) => name === each.name),
      );
    }
  }

  /** Works until nothing is left, or waits for the process that does. */
  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    const startedAt = performance.now();
    let loggedAt = -Infinity;
    while (!signal.aborted && this.#left().length > 0) {
      const work = new AbortController();
      const trying = this.#tryToRun()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'upgrade: interrupted'))
        .finally(() => work.abort());
      while (!work.signal.aborted) {
        await Promise.race([trying, pause(onlineLimits.pollMs, signal)]);
        if (signal.aborted) break;
        // The database may be unavailable for a moment; the next look finds out.
        await this.#refresh().catch((error: unknown) =>
          this.#log.warn({ err: error }, 'upgrade: progress is not known'),
        );
        if (performance.now() - loggedAt < onlineLimits.logMs) continue;
        loggedAt = performance.now();
        this.#log.info({ left: this.#pending }, 'upgrade: progress');
      }
      await trying;
      if (this.#left().length > 0) await pause(onlineLimits.pollMs, signal);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (this.#left().length === 0) this.#log.info({ seconds }, 'upgrade: complete');
  }

  /** Runs the steps on connections of its own, unless another process does. */
  async #tryToRun(): Promise<void> {
    // Released at once: opening connections every time would cost more.
    if (!(await tryToLock(this.#database.query))) return;
    const own = await openDatabase({ url: this.#database.url, patient: true });
    try {
      // Holds the lock without a snapshot, which `create index concurrently` would wait for.
      await own.orm.em.fork().transactional(async (em) => {
        await em.execute('set local idle_in_transaction_session_timeout = 0');
        if (await tryToLock(queryIn(em))) await this.#runAll(own);
      });
    } finally {
      await own.close();
    }
  }

  async #runAll(database: Database): Promise<void> {
    let hasFailed = false;
    const scheduled = await database.query<{ name: string }>({
      text: 'select name from online_steps',
      values: [],
    });
    const left = new Set(scheduled.map(({ name }) => name));
    for (const step of this.#steps) {
      if (this.#stopping.signal.aborted) return;
      if (!left.has(step.name) || step.after?.some((name) => left.has(name))) continue;
      const startedAt = performance.now();
      this.#log.info({ step: step.name }, 'upgrade: step started');
      try {
        await this.#run(database, step);
        if (this.#stopping.signal.aborted) return;
        await database.orm.em.fork().transactional(async (em) => {
          // Waits for the process that is just completing an account (changeSome).
          await em.execute('delete from online_steps where name = ?', [step.name]);
          await em.execute('delete from online_accounts where name = ?', [step.name]);
        });
        left.delete(step.name);
        const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
        this.#log.info({ step: step.name, seconds }, 'upgrade: step done');
      } catch (error) {
        if (!database.url) throw error;
        hasFailed = true;
        this.#log.error(
          { err: error, step: step.name },
          'upgrade: a step failed and is tried again',
        );
        await database.query({
          text: 'update online_steps set failure = $2 where name = $1',
          // The message is in the log: it can name hosts, and this is shown to anyone who asks if the process is
          // ready.
          values: [step.name, (error as { code?: string }).code ?? (error as Error).name],
        });
      }
    }
    if (hasFailed) await pause(onlineLimits.retryMs, this.#stopping.signal);
  }

  #run(database: Database, step: OnlineStep): Promise<void> {
    if (step.kind === 'accounts') return this.#accounts(database, step);
    if (step.kind === 'index') return this.#index(database, step);
    if (step.kind === 'drop-index') {
      return this.#alone(
        database,
        `drop index ${concurrently(database)} if exists "${step.index}"`,
      );
    }
    // Checks all rows under a lock that stops neither readers nor writers.
    return this.#alone(database, `alter table "${step.table}" validate constraint "${step.name}"`);
  }

  async #index(database: Database, { name, table, sql }: IndexStep): Promise<void> {
    const isBuilding = async () => {
      const text = `select 1 from pg_stat_progress_create_index where relid = '${table}'::regclass`;
      return database.url !== null && (await database.query({ text, values: [] })).length > 0;
    };
    // A process that was killed may have started it: the database continues.
    while (await isBuilding()) {
      await pause(onlineLimits.pollMs, this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
    }
    const [index] = await database.query<{ isValid: boolean }>({
      text: `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
      values: [name],
    });
    if (index?.isValid) return;
    if (index) await this.#alone(database, `drop index ${concurrently(database)} "${name}"`);
    await this.#alone(database, sql.replace('index', `index ${concurrently(database)}`));
  }

  /**
   * A statement that takes long or may not be in a transaction, on a connection of its own that a stop closes. Behind a
   * pooler the time limit of the database may end it; see docs/operations.md.
   */
  async #alone(database: Database, text: string): Promise<void> {
    if (!database.url) return void (await database.query({ text, values: [] }));
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    const client = new pg.Client({
      connectionString: database.url,
      keepAlive: true,
      options: '-c statement_timeout=0 -c lock_timeout=0',
    });
    // The query's own error says what happened.
    client.on('error', () => {});
    const close = () => void client.end();
    await client.connect();
    signal.addEventListener('abort', close);
    try {
      await client.query(text);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  }

  async #accounts(database: Database, step: AccountStep): Promise<void> {
    const { signal } = this.#stopping;
    const [{ total }] = (await database.query<{ total: number }>({
      text: 'select count(*)::int as total from users',
      values: [],
    })) as [{ total: number }];
    const text = `select id from users u where id > $1 and not exists (
      select from online_accounts a where a.name = $2 and a.account_id = u.id and a.is_done) and (${step.who ?? 'true'}) order by id limit ${onlineLimits.accounts}`;
    let failures = 0;
    for (let after = 0; !signal.aborted;) {
      const owners = await database.query<{ id: number }>({ text, values: [after, step.name] });
      if (owners.length === 0) break;
      for (const { id } of owners) {
        if (signal.aborted) return;
        const rest = database.url ? signal : undefined;
        await this.#account(database, step, id, rest).catch((error: unknown) => {
          if (!database.url) throw error;
          failures += 1;
          this.#log.warn({ err: error, step: step.name, userId: id }, 'upgrade: an account failed');
        });
        after = id;
      }
      await database.query({
        text: `update online_steps set total = $2, done = (select count(*) from users where id <= $3) where name = $1`,
        values: [step.name, total, after],
      });
    }
    if (signal.aborted) return;
    if (failures > 0) throw new Error(`${failures} accounts failed.`);
    for (const sql of step.finish ?? []) {
      await database.orm.em.fork().transactional(async (em) => {
        await em.execute(`set local lock_timeout = ${onlineLimits.lockMs}`);
        await em.execute(sql);
      });
    }
  }

  /** All rows of an account. With a signal it rests as long as it works, so that others have half the machine. */
  async #account(
    database: Database,
    step: AccountStep,
    owner: number,
    signal?: AbortSignal,
  ): Promise<void> {
    for (;;) {
      const startedAt = performance.now();
      const isDone = await database.orm.em.fork().transactional(async (em) => {
        const query = queryIn(em);
        await query({
          text: `select set_config('paramed.online', 'on', true), set_config('lock_timeout', '${onlineLimits.lockMs}', true), set_config('timezone', 'UTC', true)`,
          values: [],
        });
        return changeSome(query, step, owner);
      });
      if (signal) await pause(performance.now() - startedAt, signal);
      if (isDone || signal?.aborted) return;
    }
  }
}

/** True if no other process works; locked until the end of the transaction. */
async function tryToLock(query: Query): Promise<boolean> {
  const text = `select pg_try_advisory_xact_lock(${ONLINE_LOCK}) as "isLocked"`;
  const [row] = await query<{ isLocked: boolean }>({ text, values: [] });
  return row!.isLocked;
}

const concurrently = ({ url }: Database): string => (url ? 'concurrently' : '');

/** Changes some rows of an account, and notes how far it has come; true if none are left. */
async function changeSome(query: Query, step: AccountStep, owner: number): Promise<boolean> {
  const of = [step.name, owner];
  // Another process may have completed the step since this one last looked.
  const scheduled = await query({
    text: `select from online_steps where name = $1 for key share`,
    values: [step.name],
  });
  if (scheduled.length === 0) return true;
  await query({
    text: `insert into online_accounts (name, account_id) select $1, id from users where id = $2 on conflict do nothing`,
    values: of,
  });
  // A second process waits here for the first.
  const [account] = await query<{ after: string; isDone: boolean }>({
    text: `select after_key::text as after, is_done as "isDone" from online_accounts where name = $1 and account_id = $2 for update`,
    values: of,
  });
  if (!account || account.isDone) return true;
  const rows = { owner, after: Number(account.after), size: onlineLimits.rows };
  const next = await step.change(query, rows);
  await query({
    text: `update online_accounts set after_key = $3, is_done = $4 where name = $1 and account_id = $2`,
    values: [...of, next ?? rows.after, next === null],
  });
  return next === null;
}

/** Ends early if the signal says so. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {
    // Aborted: the caller checks the signal.
  });
