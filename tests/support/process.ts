import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import webPush from 'web-push';
import { waitUntil } from './wait-until.ts';

const program = 'dist/server/main.js';

/** Settings of a server that tests start. Its reminders would notify users during a test. */
export const processDefaults = { PORT: '0', BCRYPT_COST: '4', REMINDERS: 'false' };

const vapid = webPush.generateVAPIDKeys();

/** Settings that processes of one database must share (decision 079); each would find others in its own data folder. */
export const sharedSettings = {
  JWT_SECRET: 'a secret that all processes know, long enough',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
};

/** The level of pino. */
const FATAL = 60;

/** A process of the built program, with its output and exit code. */
export class TestProcess {
  readonly exited: Promise<number | null>;
  output = '';
  errors = '';
  readonly #child: ChildProcess;

  constructor(env: Record<string, string | undefined>) {
    if (!existsSync(program)) throw new Error('Build first: npm run build');
    const { PATH = '', HOME = '' } = process.env;
    const own = { PATH, HOME, LOG_LEVEL: 'info', ...processDefaults };
    this.#child = spawn(process.execPath, [program], {
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.exited = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.stdout!.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.#child.stderr!.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  /** Returns the address when ready; throws the error output if the process exits. */
  async ready(): Promise<string> {
    const port = () => /ready at http:\/\/localhost:(\d+)/.exec(this.output)?.[1];
    let hasEnded = false;
    void this.exited.then(() => (hasEnded = true));
    await waitUntil('the program is ready', () => hasEnded || port() !== undefined, {
      everyMs: 10,
    });
    if (port() === undefined) throw new Error(this.errors);
    return `http://127.0.0.1:${port()}`;
  }

  /** The message of its only line on standard error; throws if that is not one line of JSON. */
  get startError(): string {
    const [, line] = /^([^\n]+)\n$/.exec(this.errors) ?? [];
    if (line === undefined) throw new Error(`Not one line: ${this.errors}`);
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    if (level !== FATAL) throw new Error(`Not fatal: ${line}`);
    return msg;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal);
    return this.exited;
  }
}
