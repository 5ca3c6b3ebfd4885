/**
 * A queue with fair turns: one job runs at a time, users take turns in the order in which they came, and each user's
 * jobs run in their own order. One user with many jobs holds back another for one job at most.
 */
export class FairTurns {
  /** By user, in the order of their turns. */
  readonly #waiting = new Map<number, (() => Promise<void>)[]>();
  readonly #most: number;
  readonly #full: () => Error;
  #count = 0;
  #isRunning = false;

  /** At most so many jobs wait; beyond it, `run` throws what `full` returns. */
  constructor(most: number, full: () => Error) {
    this.#most = most;
    this.#full = full;
  }

  async run<T>(userId: number, job: () => Promise<T>): Promise<T> {
    if (this.#count >= this.#most) throw this.#full();
    return new Promise<T>((resolve, reject) => {
      const own = this.#waiting.get(userId) ?? [];
      own.push(() => job().then(resolve, reject));
      this.#waiting.set(userId, own);
      this.#count += 1;
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    const [turn] = this.#waiting;
    if (this.#isRunning || !turn) return;
    const [userId, jobs] = turn;
    const job = jobs.shift()!;
    // Behind all others again.
    this.#waiting.delete(userId);
    if (jobs.length > 0) this.#waiting.set(userId, jobs);
    this.#count -= 1;
    this.#isRunning = true;
    await job();
    this.#isRunning = false;
    void this.#next();
  }
}
