/** Limits of running and waiting jobs, in total and per key. */
export interface FairQueueOptions {
  /** Jobs that run at once. */
  places: number;
  /** Large jobs that run at once; the other places stay free for small ones. */
  largePlaces?: number;
  /** Jobs of one key that run at once. */
  placesPerKey?: number;
  /** Jobs that wait; one more is refused. */
  waiting: number;
  waitingPerKey?: number;
  /** Time for which a job may wait and run before it is refused. */
  waitMs?: number;
  workMs?: number;
  /** Creates the error for a job that finds the queue full, has waited too long or takes too long. */
  refusal: (reason: Refused) => Error;
}

export type Refused = 'full' | 'waited' | 'worked';

export interface Job<Key> {
  /** A user's id. */
  key: Key;
  isLarge?: boolean;
  /** Aborted when the caller disconnects: the job leaves the queue. */
  signal?: AbortSignal;
}

export interface FairQueue<Key> {
  /** Runs the work when it is its turn, with a signal that is aborted when the caller disconnects or the time is up. */
  run<T>(job: Job<Key>, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  readonly atWork: number;
  readonly waiting: number;
}

interface Waiting<Key> {
  key: Key;
  isLarge: boolean;
  start: () => void;
}

/**
 * A queue in which keys take turns: the next job comes from the waiting key that was served longest ago, regardless of
 * the order of arrival. A key with many jobs waits behind its own, not ahead of others.
 */
export function createFairQueue<Key>(options: FairQueueOptions): FairQueue<Key> {
  const { places, largePlaces = places, placesPerKey = 1 } = options;
  const { waitingPerKey = options.waiting, waitMs, workMs, refusal } = options;
  const atWork: { key: Key; isLarge: boolean }[] = [];
  let waiting: Waiting<Key>[] = [];
  /** The turn in which each key with a job was last served. */
  const served = new Map<Key, number>();
  let turn = 0;

  const of = (jobs: { key: Key }[], key: Key) => jobs.filter((job) => job.key === key).length;
  const hasPlace = ({ key, isLarge }: { key: Key; isLarge: boolean }) =>
    atWork.length < places &&
    of(atWork, key) < placesPerKey &&
    (!isLarge || atWork.filter((job) => job.isLarge).length < largePlaces);

  function startNext(): void {
    for (;;) {
      const ready = waiting.filter(hasPlace);
      if (ready.length === 0) return;
      const lastOf = ({ key }: Waiting<Key>) => served.get(key) ?? 0;
      const next = ready.reduce((one, other) => (lastOf(other) < lastOf(one) ? other : one));
      next.start();
    }
  }

  /** Resolves when the job may start; rejects when its caller disconnects or it has waited too long. */
  function admitted(job: { key: Key; isLarge: boolean }, signal?: AbortSignal): Promise<void> {
    if (waiting.length >= options.waiting || of(waiting, job.key) >= waitingPerKey) {
      if (!hasPlace(job)) return Promise.reject(refusal('full'));
    }
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const entry: Waiting<Key> = {
        ...job,
        start() {
          settle();
          atWork.push(job);
          served.set(job.key, (turn += 1));
          resolve();
        },
      };
      const giveUp = (reason: unknown) => {
        settle();
        forget(job.key);
        reject(reason);
      };
      const leave = () => giveUp(signal!.reason);
      function settle(): void {
        waiting = waiting.filter((each) => each !== entry);
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      }
      waiting.push(entry);
      signal?.addEventListener('abort', leave);
      if (waitMs !== undefined) timer = setTimeout(() => giveUp(refusal('waited')), waitMs);
      startNext();
    });
  }

  /** A key without jobs is removed, so that the map does not grow. */
  function forget(key: Key): void {
    if (of(atWork, key) + of(waiting, key) === 0) served.delete(key);
  }

  return {
    async run({ key, isLarge = false, signal }, work) {
      signal?.throwIfAborted();
      const job = { key, isLarge };
      await admitted(job, signal);
      const stop = new AbortController();
      const leave = () => stop.abort(signal!.reason);
      signal?.addEventListener('abort', leave);
      const late = () => stop.abort(refusal('worked'));
      const timer = workMs === undefined ? undefined : setTimeout(late, workMs);
      try {
        if (signal?.aborted) leave();
        stop.signal.throwIfAborted();
        return await work(stop.signal);
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : error;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        atWork.splice(atWork.indexOf(job), 1);
        forget(key);
        startNext();
      }
    },
    get atWork() {
      return atWork.length;
    },
    get waiting() {
      return waiting.length;
    },
  };
}
