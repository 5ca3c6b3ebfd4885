import { Worker } from 'node:worker_threads';
import { rateLimited } from '../errors.ts';
import { passwordsWaiting } from '../limits.ts';
import type { PasswordJob, PasswordTask } from './password.worker.ts';

/** When somebody who was sent away may try again. */
const RETRY_AFTER_SECONDS = 10;

/** Hashing and checking passwords, one at a time, on a thread of its own. All throw rateLimited() where too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with the hash, or with a stand-in of equal cost where there is none, so that both take as long. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** True if a password is among the most common ones. */
  isCommon(password: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

export function createPasswords(cost: number, mostWaiting: number = passwordsWaiting): Passwords {
  const waiting = new Map<number, Waiting>();
  let worker = begin();
  let last = 0;

  /** A thread that breaks off takes its jobs with it; the next one has a new thread. */
  function begin(): Worker {
    const file = import.meta.url.endsWith('.ts') ? 'password.worker.ts' : 'password.worker.js';
    const thread = new Worker(new URL(`./${file}`, import.meta.url));
    thread.unref();
    thread.on('message', ({ id, answer }: { id: number; answer: never }) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      if (waiting.size === 0) thread.unref();
    });
    thread.on('error', (error) => {
      worker = begin();
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
    });
    return thread;
  }

  function run<Answer>(password: string, task: PasswordTask): Promise<Answer> {
    if (waiting.size >= mostWaiting) return Promise.reject(rateLimited(RETRY_AFTER_SECONDS));
    const id = ++last;
    worker.ref();
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...task, id, password } satisfies PasswordJob);
    });
  }

  const hash = (password: string) => run<string>(password, { do: 'hash', cost });
  let standIn: Promise<string> | undefined;
  const standInHash = () =>
    (standIn ??= hash('a password that nobody has').catch((error: unknown) => {
      standIn = undefined;
      throw error;
    }));
  return {
    hash,
    async matches(password, known) {
      // There before the first name that nobody has. Whoever needs it hears of a failure.
      standInHash().catch(() => {});
      const stored = known ?? (await standInHash());
      const same = await run<boolean>(password, { do: 'compare', hash: stored });
      return known !== null && same;
    },
    isCommon: (password) => run<boolean>(password, { do: 'look up' }),
    close: async () => void (await worker.terminate()),
  };
}
