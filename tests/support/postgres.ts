import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

const quiet: ExecFileSyncOptions = { stdio: 'ignore', cwd: '/' };

/** A durable PostgreSQL on a free port, for one test to start, stop and freeze. */
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

  /** A synchronous standby: every commit on the primary waits for it. */
  static async synchronousStandbyOf(primary: TestPostgres): Promise<TestPostgres> {
    const standby = new TestPostgres(await freePort());
    const name = `standby_${standby.#port}`;
    standby.#makeFolder();
    const from = `host=127.0.0.1 port=${primary.#port} user=postgres application_name=${name}`;
    const quick = ['--checkpoint', 'fast', '--no-sync', '--write-recovery-conf'];
    standby.#run('pg_basebackup', '--pgdata', standby.#data, '--dbname', from, ...quick);
    standby.start();
    // Remove the setting copied from the primary, or the promoted standby would wait for an old standby.
    await standby.set('synchronous_standby_names', '');
    await primary.set('synchronous_standby_names', name);
    const states = `select 1 from pg_stat_replication where sync_state = 'sync'`;
    await waitUntil(
      `${name} is a synchronous standby`,
      async () => (await primary.query(states)).length > 0,
    );
    return standby;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Queries the database directly. */
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

  /** Stops without a shutdown, as in a power cut; the next start recovers from the log. */
  stop(): void {
    this.#control('--mode', 'immediate', '--wait', 'stop');
    this.#isRunning = false;
  }

  /** Kills all processes at once, as if the machine failed. */
  kill(): void {
    this.#signal('SIGKILL');
    this.#isRunning = false;
  }

  /** Promotes a standby to primary. */
  promote(): void {
    this.#control('--wait', 'promote');
  }

  /** Freezes or resumes all processes: connections stay open without any response. */
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

/** Returns the newest version's folder on Debian. */
function programs(): string {
  const versions = '/usr/lib/postgresql';
  return join(versions, readdirSync(versions).toSorted().at(-1)!, 'bin');
}
