import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { admit } from './admitted.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

/** Version of the installed PgBouncer, for example 1.18; null if it is not installed. */
export function pgbouncerVersion(): number | null {
  try {
    const text = execFileSync('pgbouncer', ['--version']).toString();
    return Number(/PgBouncer (\d+\.\d+)/.exec(text)![1]);
  } catch (error) {
    return admit('ENOENT')(error);
  }
}

/** A PgBouncer in transaction mode with this many connections to the database. */
export class TestPgBouncer {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'paramed-pgbouncer-'));
  readonly #process: ChildProcess;

  private constructor(target: URL, port: number, connections: number) {
    const file = join(this.#folder, 'pgbouncer.ini');
    const users = join(this.#folder, 'users');
    chmodSync(this.#folder, 0o755);
    writeFileSync(users, '"postgres" ""\n');
    writeFileSync(
      file,
      `[databases]
postgres = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
ignore_startup_parameters = extra_float_digits,statement_timeout,options
${pgbouncerVersion()! >= 1.21 ? 'max_prepared_statements = 200' : ''}
`,
    );
    // PgBouncer refuses to run as root.
    const isRoot = process.getuid?.() === 0;
    const command = isRoot ? ['runuser', '--user', 'postgres', '--'] : [];
    const [program, ...args] = [...command, 'pgbouncer', file];
    this.#process = spawn(program!, args, { stdio: 'ignore', cwd: '/' });
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  static async start(url: string, connections: number): Promise<TestPgBouncer> {
    const bouncer = new TestPgBouncer(new URL(url), await freePort(), connections);
    const accepts = async () => {
      const client = new pg.Client({ connectionString: bouncer.url });
      const connected = client.connect().then(() => client.end().then(() => true));
      return (await connected.catch(admit('ECONNREFUSED'))) ?? false;
    };
    await waitUntil('PgBouncer accepts connections', accepts, { withinMs: 10_000 });
    return bouncer;
  }

  stop(): void {
    this.#process.kill('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
