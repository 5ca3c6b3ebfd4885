/** How many jobs run and wait at the same time, for all keys together and for each. */
export interface FairQueueOptions {
  /** Jobs at work. */
  places: number;
  /** Of these, large ones; the rest stays free for small ones, which a large one would hold up. */
  largePlaces?: number;
  /** Jobs of one key at work. */
  placesPerKey?: number;
  /** Jobs that wait; one more is refused. */
  waiting: number;
  waitingPerKey?: number;
  /** How long a job may wait, and how long it may work, before it is refused. */
  waitMs?: number;
  workMs?: number;
  /** The error of a job for which there is no room, that has waited too long, or that takes too long. */
  refusal: (reason: Refused) => Error;
}

export type Refused = 'full' | 'waited' | 'worked';

export interface Job<Key> {
  /** Whose turn it is: a user's id. */
  key: Key;
  isLarge?: boolean;
  /** Aborted when the caller leaves: the job gives up its place. */
  signal?: AbortSignal;
}

export interface FairQueue<Key> {
  /** Runs the work when it is its turn. Its signal is aborted when the caller leaves or the time is up. */
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
 * A queue in which keys take turns: of those that wait, the key that was served longest ago is next, in whatever order
 * its jobs came. Who has many jobs waits behind their own, not before others.
 */
export function createFairQueue<Key>(options: FairQueueOptions): FairQueue<Key> {
  const { places, largePlaces = places, placesPerKey = 1 } = options;
  const { waitingPerKey = options.waiting, waitMs, workMs, refusal } = options;
  const atWork: { key: Key; isLarge: boolean }[] = [];
  let waiting: Waiting<Key>[] = [];
  /** When each key that has a job was served last, in turns. */
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

  /** Resolves when the job is at work; rejects when its caller leaves or it has waited too long. */
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

  /** A key without jobs is new when it comes again, so that the map does not grow. */
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
