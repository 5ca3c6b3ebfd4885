// @module-tag servers
import { describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueueOptions, type Job } from '#server/fair-queue';

const full = (reason: string) => new Error(reason);
const make = (options: Partial<FairQueueOptions> = {}) =>
  createFairQueue<string>({ places: 2, waiting: 10, refusal: full, ...options });

/** A queue whose jobs end when the test ends them, and the order in which they started. */
function stage(options: Partial<FairQueueOptions> = {}) {
  const queue = make(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const submit = (name: string, job: Partial<Job<string>> = {}): Promise<string> =>
    queue.run({ key: name.split(' ')[0]!, ...job }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  /** Ends a job and waits until the next one has started. */
  const end = async (name: string) => {
    ends.get(name)!();
    await settled();
  };
  return { queue, begun, submit, end };
}

/** Waits until pending promises have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns', () => {
  test('another user’s job runs before the second jobs of two users who keep both places busy', async () => {
    const { begun, submit, end } = stage();
    const jobs = ['heavy 1', 'busy 1', 'heavy 2', 'heavy 3', 'busy 2', 'stranger 1'].map((name) =>
      submit(name),
    );
    await settled();
    expect(begun).toEqual(['heavy 1', 'busy 1']);
    await end('heavy 1');
    expect(begun).toEqual(['heavy 1', 'busy 1', 'stranger 1']);
    await end('stranger 1');
    expect(begun.at(-1)).toBe('heavy 2');
    await end('busy 1');
    // The third job of a user waits while their second is running.
    expect(begun.at(-1)).toBe('busy 2');
    for (const name of ['heavy 2', 'busy 2', 'heavy 3']) await end(name);
    expect(await Promise.all(jobs)).toHaveLength(6);
  });

  test('a user runs one job at a time, even if places are free', async () => {
    const { begun, submit, end } = stage();
    const jobs = [submit('heavy 1'), submit('heavy 2')];
    await settled();
    expect(begun).toEqual(['heavy 1']);
    await end('heavy 1');
    expect(begun).toEqual(['heavy 1', 'heavy 2']);
    await end('heavy 2');
    await Promise.all(jobs);
  });

  test('large jobs leave a place to small ones', async () => {
    const { begun, submit, end } = stage({ largePlaces: 1 });
    const jobs = [
      submit('heavy 1', { isLarge: true }),
      submit('busy 1', { isLarge: true }),
      submit('stranger 1'),
    ];
    await settled();
    expect(begun).toEqual(['heavy 1', 'stranger 1']);
    await end('stranger 1');
    expect(begun).toHaveLength(2);
    await end('heavy 1');
    expect(begun.at(-1)).toBe('busy 1');
    await end('busy 1');
    await Promise.all(jobs);
  });
});

describe('bounds', () => {
  test('the queue is limited, in total and per user', async () => {
    const { submit, end } = stage({ places: 1, waiting: 2, waitingPerKey: 1 });
    const jobs = [submit('a 1'), submit('b 1')];
    await expect(submit('b 2')).rejects.toThrow('full');
    jobs.push(submit('c 1'));
    await expect(submit('d 1')).rejects.toThrow('full');
    await settled();
    for (const name of ['a 1', 'b 1', 'c 1']) await end(name);
    expect(await Promise.all(jobs)).toEqual(['a 1', 'b 1', 'c 1']);
  });

  test('a job that waits too long is refused and leaves the queue', async () => {
    const { queue, submit, end } = stage({ places: 1, waitMs: 5 });
    const first = submit('a 1');
    await expect(submit('b 1')).rejects.toThrow('waited');
    expect(queue.waiting).toBe(0);
    await end('a 1');
    await first;
  });

  test('a job that runs too long is stopped and frees its place', async () => {
    const queue = make({ places: 1, workMs: 5 });
    const endless = queue.run(
      { key: 'a' },
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('killed')));
        }),
    );
    await expect(endless).rejects.toThrow('worked');
    expect(await queue.run({ key: 'a' }, async () => 'next')).toBe('next');
    expect(queue.atWork).toBe(0);
  });
});

describe('a caller that leaves', () => {
  test('leaves the queue, and its job never starts', async () => {
    const { queue, begun, submit, end } = stage({ places: 1 });
    const gone = new AbortController();
    const first = submit('a 1');
    const left = submit('b 1', { signal: gone.signal });
    const last = submit('c 1');
    gone.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(queue.waiting).toBe(1);
    await settled();
    await end('a 1');
    await end('c 1');
    expect(await Promise.all([first, last])).toEqual(['a 1', 'c 1']);
    expect(begun).toEqual(['a 1', 'c 1']);
  });

  test('stops its job, and the next one starts', async () => {
    const queue = make({ places: 1 });
    const gone = new AbortController();
    const left = queue.run(
      { key: 'a', signal: gone.signal },
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('killed')));
        }),
    );
    const next = queue.run({ key: 'b' }, async () => 'next');
    gone.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await next).toBe('next');
  });

  test('never starts a job if it left before', async () => {
    const { begun, submit } = stage();
    await expect(submit('a 1', { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    );
    expect(begun).toEqual([]);
  });
});

test('a job that fails frees its place', async () => {
  const queue = make({ places: 1 });
  await expect(queue.run({ key: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(queue.atWork).toBe(0);
  expect(await queue.run({ key: 'a' }, async () => 'next')).toBe('next');
});
