import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './redis.ts';

const quiet: ExecFileSyncOptions = { stdio: 'ignore', cwd: '/' };

/** A PostgreSQL of a test's own, on a free port, that it may stop, freeze and start as it likes; it forgets nothing. */
export class TestPostgres {
  readonly #programs = programs();
  readonly #folder = mkdtempSync(join(tmpdir(), 'paramed-postgres-'));
  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<TestPostgres> {
    const postgres = new TestPostgres(await freePort());
    postgres.#create();
    postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  #create(): void {
    chmodSync(this.#folder, 0o755);
    mkdirSync(this.#data, { mode: 0o700 });
    if (isRoot()) execFileSync('chown', ['postgres', this.#folder, this.#data], quiet);
    const quick = ['--no-sync', '--no-instructions', '--locale', 'C.UTF-8'];
    const open = ['--username', 'postgres', '--auth', 'trust'];
    this.#run('initdb', '--pgdata', this.#data, ...open, ...quick);
  }

  start(): void {
    const options = `-p ${this.#port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    const log = join(this.#folder, 'log');
    this.#control('--log', log, '--wait', '--options', options, 'start');
  }

  /** As a power cut would: the next start recovers from its log. */
  stop(): void {
    this.#control('--mode', 'immediate', '--wait', 'stop');
  }

  /** Freezes all its processes, or lets them go on: connections stay open, and nothing answers. */
  freeze(frozen: boolean): void {
    const main = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
    const parts = execFileSync('pgrep', ['--parent', main]).toString().trim().split('\n');
    for (const pid of [main, ...parts]) {
      process.kill(Number(pid), frozen ? 'SIGSTOP' : 'SIGCONT');
    }
  }

  remove(): void {
    this.stop();
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
