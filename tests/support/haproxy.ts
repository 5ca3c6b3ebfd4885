import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admit } from './admitted.ts';
import { Authority } from './certificates.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

/** Version of the installed HAProxy, for example 2.6.12; null if it is not installed. */
export function haproxyVersion(): string | null {
  try {
    return /version (\d+\.\d+\.\d+)/.exec(execFileSync('haproxy', ['-v']).toString())![1]!;
  } catch (error) {
    return admit('ENOENT')(error);
  }
}

/** Settings of docker/haproxy.cfg. */
interface Settings {
  APP_1: string;
  APP_2: string;
  TRUST_PROXY?: string;
  ACME_SERVER?: string;
}

/** The balancer as docker/haproxy.cfg configures it, with other ports and a certificate for 127.0.0.1. */
export class TestHaproxy {
  readonly http: string;
  readonly https: string;
  /** The certificate of the authority that signed the balancer's. */
  readonly ca: string;
  output = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'paramed-haproxy-'));
  readonly #process: ChildProcess;

  private constructor(settings: Settings, http: number, https: number) {
    const until = new Date(Date.now() + 3_600_000);
    const authority = new Authority(until);
    const { cert, key } = authority.certify({ hosts: ['localhost'], from: new Date(0), until });
    this.ca = authority.cert;
    this.http = `http://localhost:${http}`;
    this.https = `https://localhost:${https}`;
    const certificate = join(this.#folder, 'cpd.pem');
    const file = join(this.#folder, 'haproxy.cfg');
    let config = readFileSync('docker/haproxy.cfg', 'utf8')
      .replace('bind :80\n', `bind 127.0.0.1:${http}\n`)
      .replace('bind :443 ', `bind 127.0.0.1:${https} `);
    // Only root can become another user.
    if (process.getuid?.() !== 0) config = config.replaceAll(/^\t(user|group) haproxy$/gm, '');
    writeFileSync(certificate, cert + key);
    writeFileSync(file, config);
    chmodSync(this.#folder, 0o755);
    const env = { PATH: process.env['PATH'], CERTIFICATE: certificate, ...settings };
    this.#process = spawn('haproxy', ['-db', '-f', file], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout!, this.#process.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  static async start(settings: Settings): Promise<TestHaproxy> {
    const balancer = new TestHaproxy(settings, await freePort(), await freePort());
    const responds = async () =>
      (await fetch(balancer.http, { redirect: 'manual' }).catch(admit('ECONNREFUSED'))) !== null;
    await waitUntil('HAProxy accepts connections', responds, { withinMs: 10_000 });
    return balancer;
  }

  /** Waits until HAProxy says that this process (app1 or app2) is UP or DOWN, after what it has said before. */
  async untilSaid(name: string, state: 'UP' | 'DOWN', from = 0): Promise<void> {
    const said = `Server app/${name} is ${state}`;
    await waitUntil(said, () => this.output.slice(from).includes(said));
  }

  stop(): void {
    this.#process.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
