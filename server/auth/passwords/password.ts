import { Worker } from 'node:worker_threads';
import { rateLimited } from '../../errors.ts';
import { passwordsWaiting } from '../../limits.ts';
import type { PasswordJob, PasswordTask } from './password.worker.ts';

/** Retry-After of a refused sign-in. */
const RETRY_AFTER_SECONDS = 10;

/**
 * Hashes and checks passwords, one at a time, on a separate thread. All methods throw rateLimited() if the queue is
 * full.
 */
export interface Passwords {
  /** Hashes a password with its letters composed (NFC): keyboards type the same letter in different ways. */
  hash(password: string): Promise<string>;
  /**
   * Compares, composed and then as given, which older hashes may be of, with the hash or, without one, with a dummy hash of equal cost, so that both
   * take the same time.
   */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** True if the hash, which matches a password, is of the password as given and not composed. */
  isOldForm(password: string, hash: string): Promise<boolean>;
  /** True if a password is one of the most common. */
  isCommon(password: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** The hash of an account without a password; nothing matches it. */
export const NO_PASSWORD = '';

const composed = (password: string): string => password.normalize('NFC');

export function createPasswords(cost: number, mostWaiting: number = passwordsWaiting): Passwords {
  const waiting = new Map<number, Waiting>();
  let worker = begin();
  let last = 0;

  /** A thread that crashes fails its jobs; the next job starts a new thread. */
  function begin(): Worker {
    const file = import.meta.url.endsWith('.ts') ? 'password.worker.ts' : 'password.worker.js';
    const thread = new Worker(new URL(`./${file}`, import.meta.url));
    thread.unref();
    thread.on('message', ({ id, result }: { id: number; result: never }) => {
      waiting.get(id)?.resolve(result);
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

  function run<Result>(password: string, task: PasswordTask): Promise<Result> {
    if (waiting.size >= mostWaiting) return Promise.reject(rateLimited(RETRY_AFTER_SECONDS));
    const id = ++last;
    worker.ref();
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...task, id, password } satisfies PasswordJob);
    });
  }

  const hash = (password: string) => run<string>(composed(password), { do: 'hash', cost });
  const compare = (password: string, hash: string) =>
    run<boolean>(password, { do: 'compare', hash });
  let standIn: Promise<string> | undefined;
  const standInHash = () =>
    (standIn ??= hash('a password that nobody has').catch((error: unknown) => {
      standIn = undefined;
      throw error;
    }));
  return {
    hash,
    async matches(password, known) {
      // Starts early, to be ready before the first unknown name. Its failure reaches the caller that needs it.
      standInHash().catch(() => {});
      const stored = known || (await standInHash());
      const isOther = composed(password) !== password;
      const same =
        (await compare(composed(password), stored)) ||
        (isOther && (await compare(password, stored)));
      return Boolean(known) && same;
    },
    isOldForm: async (password, known) =>
      composed(password) !== password && !(await compare(composed(password), known)),
    isCommon: (password) => run<boolean>(composed(password), { do: 'look up' }),
    close: async () => void (await worker.terminate()),
  };
}
