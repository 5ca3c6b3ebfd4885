import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const quiet: ExecFileSyncOptions = { stdio: 'ignore', cwd: '/' };

/** A PostgreSQL of a test's own, on a free port, that it may stop, freeze and start as it likes; it forgets nothing. */
export class TestPostgres {
  readonly #programs = programs();
  readonly #folder = mkdtempSync(join(tmpdir(), 'paramed-postgres-'));
  readonly #port: number;
  #isRunning = false;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<TestPostgres> {
    const postgres = new TestPostgres(await freePort());
    postgres.#create();
    postgres.start();
    return postgres;
  }

  /** A copy of another that follows it; every commit there waits for it. */
  static async synchronousStandbyOf(primary: TestPostgres): Promise<TestPostgres> {
    const standby = new TestPostgres(await freePort());
    const name = `standby_${standby.#port}`;
    standby.#makeFolder();
    const from = `host=127.0.0.1 port=${primary.#port} user=postgres application_name=${name}`;
    const quick = ['--checkpoint', 'fast', '--no-sync', '--write-recovery-conf'];
    standby.#run('pg_basebackup', '--pgdata', standby.#data, '--dbname', from, ...quick);
    standby.start();
    // Copied from a primary that had a standby before: once promoted, this one would wait for that.
    await standby.set('synchronous_standby_names', '');
    await primary.set('synchronous_standby_names', name);
    const states = `select 1 from pg_stat_replication where sync_state = 'sync'`;
    while ((await primary.query(states)).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return standby;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** From the database itself, past the program. */
  async query<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async set(setting: string, value: string): Promise<void> {
    await this.query(`alter system set ${setting} = '${value}'`);
    await this.query('select pg_reload_conf()');
  }

  #makeFolder(): void {
    chmodSync(this.#folder, 0o755);
    mkdirSync(this.#data, { mode: 0o700 });
    if (isRoot()) execFileSync('chown', ['postgres', this.#folder, this.#data], quiet);
  }

  #create(): void {
    this.#makeFolder();
    const quick = ['--no-sync', '--no-instructions', '--locale', 'C.UTF-8'];
    const open = ['--username', 'postgres', '--auth', 'trust'];
    this.#run('initdb', '--pgdata', this.#data, ...open, ...quick);
  }

  start(): void {
    const options = `-p ${this.#port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    const log = join(this.#folder, 'log');
    this.#control('--log', log, '--wait', '--options', options, 'start');
    this.#isRunning = true;
  }

  /** As a power cut would: the next start recovers from its log. */
  stop(): void {
    this.#control('--mode', 'immediate', '--wait', 'stop');
    this.#isRunning = false;
  }

  /** As when its machine is gone: all its processes at once. */
  kill(): void {
    this.#signal('SIGKILL');
    this.#isRunning = false;
  }

  /** Makes a standby the primary. */
  promote(): void {
    this.#control('--wait', 'promote');
  }

  /** Freezes all its processes, or lets them go on: connections stay open, and nothing answers. */
  freeze(frozen: boolean): void {
    this.#signal(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    const main = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
    const parts = execFileSync('pgrep', ['--parent', main]).toString().trim().split('\n');
    for (const pid of [main, ...parts]) {
      process.kill(Number(pid), signal);
    }
  }

  remove(): void {
    if (this.#isRunning) this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #control(...args: string[]): void {
    this.#run('pg_ctl', '--pgdata', this.#data, ...args);
  }

  /** PostgreSQL refuses to run as root. */
  #run(program: string, ...args: string[]): void {
    const command = [join(this.#programs, program), ...args];
    const whole = isRoot() ? ['runuser', '--user', 'postgres', '--', ...command] : command;
    execFileSync(whole[0]!, whole.slice(1), quiet);
  }
}

const isRoot = () => process.getuid?.() === 0;

/** Where Debian keeps the newest. */
function programs(): string {
  const versions = '/usr/lib/postgresql';
  return join(versions, readdirSync(versions).toSorted().at(-1)!, 'bin');
}
