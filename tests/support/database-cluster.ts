import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { admit } from './admitted.ts';
import { commandOf } from './proc.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

const programs = { etcd: '--version', patroni: '--version', haproxy: '-v', pgbouncer: '--version' };

/** The programs of docker/ha that are not installed. */
export function missingPrograms(): string[] {
  const missing = Object.entries(programs).filter(([program, version]) => {
    try {
      execFileSync(program, [version], { stdio: 'ignore' });
      return false;
    } catch (error) {
      admit('ENOENT')(error);
      return true;
    }
  });
  return missing.map(([program]) => program);
}

const isRoot = process.getuid?.() === 0;
const idOf = (which: '--user' | '--group') => Number(execFileSync('id', [which, 'postgres']));
/** PostgreSQL and PgBouncer refuse to run as root. */
const asPostgres = isRoot ? { uid: idOf('--user'), gid: idOf('--group') } : {};

const PASSWORD = 'only-of-this-cluster';

/** One of the two machines with PostgreSQL: Patroni and all that it starts. */
export class DatabaseNode {
  readonly name: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #restPort: number;
  readonly #config: string;
  #patroni: ChildProcess | null = null;
  output = '';

  constructor(name: string, folder: string, config: string, ports: [number, number]) {
    this.name = name;
    this.#folder = join(folder, name);
    [this.#port, this.#restPort] = ports;
    mkdirSync(this.#folder);
    if (isRoot) execFileSync('chown', ['postgres', this.#folder]);
    this.#config = join(this.#folder, 'patroni.yml');
    const text = config
      .replace('0.0.0.0:8008', `127.0.0.1:${this.#restPort}`)
      .replace('0.0.0.0:5432', `127.0.0.1:${this.#port}`)
      .replace('/var/lib/postgresql/15/paramed', this.#data)
      .replace('/var/run/postgresql', this.#folder)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32');
    // Peers are distinguished by their users.
    writeFileSync(this.#config, isRoot ? text : text.replace('all peer', 'all trust'));
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** Its lines in docker/ha/haproxy.cfg. */
  get server(): string {
    return `127.0.0.1:${this.#port} check port ${this.#restPort}`;
  }

  url(user: string, database: string): string {
    return `postgres://${user}:${PASSWORD}@127.0.0.1:${this.#port}/${database}`;
  }

  start(): void {
    const { PATH } = process.env;
    this.#patroni = spawn('patroni', [this.#config], {
      ...asPostgres,
      cwd: this.#folder,
      env: {
        PATH,
        HOME: this.#folder,
        PATRONI_NAME: this.name,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${this.#restPort}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${this.#port}`,
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_PASSWORD: PASSWORD,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#patroni.stdout!, this.#patroni.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** True if Patroni's REST API responds with 200 at this path, such as /primary or /sync. */
  async is(path: '/primary' | '/sync'): Promise<boolean> {
    const address = `http://127.0.0.1:${this.#restPort}${path}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(
      admit('ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET', 'TimeoutError'),
    );
    return response?.status === 200;
  }

  /** Kills Patroni and PostgreSQL at once, as if the machine failed. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  /** Freezes Patroni and PostgreSQL, as a virtual machine that is paused. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  /** Thaws one of both; a frozen Patroni cannot demote its PostgreSQL. */
  thaw(what: 'PostgreSQL' | 'Patroni'): void {
    signalAll(what === 'Patroni' ? [this.#patroni!.pid!] : this.#postgres(), 'SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    const patroni = this.#patroni;
    const isRunning = patroni?.exitCode === null && patroni.signalCode === null;
    signalAll([...(isRunning ? [patroni.pid!] : []), ...this.#postgres()], signal);
  }

  /** PostgreSQL's processes; none if it is down. */
  #postgres(): number[] {
    const file = join(this.#data, 'postmaster.pid');
    const main = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0]! : '';
    // After a crash the number may belong to another program.
    if (!main || !commandOf(main).includes(this.#data)) return [];
    const { stdout } = spawnSync('pgrep', ['--parent', main]);
    return [main, ...stdout.toString().trim().split('\n')].map(Number);
  }
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A part may have ended since it was listed.
      admit('ESRCH')(error);
    }
  }
}

/** Two machines with PostgreSQL, and what leads to their leader, as docker/ha configures it on one machine's ports. */
export class DatabaseCluster {
  readonly nodes: DatabaseNode[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'paramed-cluster-'));
  readonly #processes: ChildProcess[] = [];
  #pgbouncerPort = 0;
  #leaderPort = 0;

  static async start(): Promise<DatabaseCluster> {
    const cluster = new DatabaseCluster();
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      cluster.stop();
      throw error;
    }
  }

  /** Through PgBouncer and HAProxy, as the server connects. */
  get url(): string {
    return `postgres://paramed:${PASSWORD}@127.0.0.1:${this.#pgbouncerPort}/paramed`;
  }

  /** Through HAProxy alone. */
  get leaderUrl(): string {
    return `postgres://paramed:${PASSWORD}@127.0.0.1:${this.#leaderPort}/paramed`;
  }

  /** Waits until one machine leads and the other has all that it acknowledges; returns both. */
  async whenWhole(): Promise<{ leader: DatabaseNode; standby: DatabaseNode }> {
    let found: { leader?: DatabaseNode; standby?: DatabaseNode } = {};
    await waitUntil(
      'a leader and a synchronous standby',
      async () => {
        found = {};
        for (const node of this.nodes) {
          if (await node.is('/primary')) found.leader = node;
          else if (await node.is('/sync')) found.standby = node;
        }
        return found.leader !== undefined && found.standby !== undefined;
      },
      { everyMs: 250 },
    );
    return found as { leader: DatabaseNode; standby: DatabaseNode };
  }

  stop(): void {
    for (const node of this.nodes) node.kill();
    for (const each of this.#processes) each.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #start(): Promise<void> {
    chmodSync(this.#folder, 0o755);
    const etcd = await this.#startEtcd();
    const patroni = readFileSync('docker/ha/patroni.yml', 'utf8').replace(
      /hosts: .*/,
      `hosts: ${etcd}`,
    );
    for (const name of ['db1', 'db2']) {
      const ports: [number, number] = [await freePort(), await freePort()];
      const node = new DatabaseNode(name, this.#folder, patroni, ports);
      this.nodes.push(node);
      node.start();
    }
    const { leader } = await this.whenWhole();
    const client = new pg.Client({ connectionString: leader.url('postgres', 'postgres') });
    await client.connect();
    for (const statement of [
      `create role paramed login password '${PASSWORD}'`,
      'create database paramed owner paramed',
      `alter database paramed set statement_timeout = '4s'`,
      'alter database paramed set plan_cache_mode = force_generic_plan',
    ]) {
      await client.query(statement);
    }
    await client.end();
    await this.#startBalancer();
    await this.#startPgBouncer();
  }

  async #startEtcd(): Promise<string> {
    const [client, peer] = [await freePort(), await freePort()];
    const text = readFileSync('docker/ha/etcd.env', 'utf8')
      .replaceAll('10.0.0.21:2379', `127.0.0.1:${client}`)
      .replace(',http://127.0.0.1:2379', '')
      .replaceAll('10.0.0.21:2380', `127.0.0.1:${peer}`)
      .replace(/,db2=.*/, '')
      .replace('/var/lib/etcd/paramed', join(this.#folder, 'etcd'));
    const settings = text.split('\n').filter((line) => line.startsWith('ETCD_'));
    const env = Object.fromEntries(settings.map((line) => line.split(/=(.*)/).slice(0, 2)));
    this.#processes.push(
      spawn('etcd', [], { env: { PATH: process.env['PATH'], ...env }, stdio: 'ignore' }),
    );
    const address = `127.0.0.1:${client}`;
    const isHealthy = async () =>
      (await fetch(`http://${address}/health`).catch(admit('ECONNREFUSED')))?.status === 200;
    await waitUntil('etcd is healthy', isHealthy);
    return address;
  }

  async #startBalancer(): Promise<void> {
    this.#leaderPort = await freePort();
    const [db1, db2] = this.nodes;
    const config = readFileSync('docker/ha/haproxy.cfg', 'utf8')
      .replace('127.0.0.1:5000', `127.0.0.1:${this.#leaderPort}`)
      .replace('10.0.0.21:5432 check port 8008', db1!.server)
      .replace('10.0.0.22:5432 check port 8008', db2!.server);
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, isRoot ? config : config.replaceAll(/^\t(user|group) haproxy$/gm, ''));
    this.#processes.push(spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' }));
    await untilConnects(this.leaderUrl);
  }

  async #startPgBouncer(): Promise<void> {
    this.#pgbouncerPort = await freePort();
    const users = join(this.#folder, 'userlist.txt');
    writeFileSync(users, `"paramed" "${PASSWORD}"\n`);
    const config = readFileSync('docker/ha/pgbouncer.ini', 'utf8')
      .replace('port=5000', `port=${this.#leaderPort}`)
      .replace('listen_port = 6432', `listen_port = ${this.#pgbouncerPort}`)
      .replace('/etc/pgbouncer/userlist.txt', users);
    const file = join(this.#folder, 'pgbouncer.ini');
    writeFileSync(file, config);
    this.#processes.push(spawn('pgbouncer', [file], { ...asPostgres, cwd: '/', stdio: 'ignore' }));
    await untilConnects(this.url);
  }
}

async function untilConnects(url: string): Promise<void> {
  const connects = async () => {
    const client = new pg.Client({ connectionString: url });
    const connected = client.connect().then(() => client.end().then(() => true));
    // HAProxy closes connections until it knows the leader.
    return (await connected.catch(admit('ECONNREFUSED', 'ECONNRESET'))) ?? false;
  };
  await waitUntil(`${new URL(url).host} leads to the database`, connects, { everyMs: 200 });
}
