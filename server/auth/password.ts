import { Worker } from 'node:worker_threads';

/** Hashing and checking passwords, one at a time, on a thread of its own. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with the hash, or with a stand-in of equal cost where there is none, so that both take as long. */
  matches(password: string, hash: string | null): Promise<boolean>;
  close(): Promise<void>;
}

export function createPasswords(cost: number): Passwords {
  const file = import.meta.url.endsWith('.ts') ? 'password.worker.ts' : 'password.worker.js';
  const worker = new Worker(new URL(`./${file}`, import.meta.url));
  worker.unref();
  const waiting = new Map<
    number,
    { resolve: (answer: never) => void; reject: (e: Error) => void }
  >();
  let last = 0;
  worker.on('message', ({ id, answer }: { id: number; answer: never }) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    waiting.forEach(({ reject }) => reject(error));
    waiting.clear();
  });

  function run<Answer>(job: { password: string; hash?: string }): Promise<Answer> {
    const id = ++last;
    worker.ref();
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, cost, ...job });
    });
  }

  const hash = (password: string) => run<string>({ password });
  let standIn: Promise<string> | undefined;
  return {
    hash,
    async matches(password, known) {
      standIn ??= hash('a password that nobody has');
      const stored = known ?? (await standIn);
      const same = await run<boolean>({ password, hash: stored });
      return known !== null && same;
    },
    close: async () => void (await worker.terminate()),
  };
}
