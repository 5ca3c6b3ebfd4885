import { spawn, type ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { admit } from './admitted.ts';
import { freePort } from './free-port.ts';

/** An in-memory Redis on a free port, for one test to start, stop and freeze. */
export class TestRedis {
  readonly port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const own = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    this.#process = spawn('redis-server', own, { stdio: 'ignore' });
    const failed = new Promise<never>((_, reject) => {
      this.#process!.once('error', reject);
      this.#process!.once('exit', (code) => reject(new Error(`Redis ended with ${code}`)));
    });
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', admit('ECONNREFUSED', 'ECONNRESET'));
    await Promise.race([client.ping(), failed]);
    client.disconnect();
  }

  /** Freezes or resumes the process; its connections stay open. */
  freeze(frozen: boolean): void {
    this.#process?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Kills the process and with it every connection. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    if (this.#process?.exitCode !== null) return;
    this.#process.kill('SIGKILL');
    await ended;
  }
}
