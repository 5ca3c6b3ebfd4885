/**
 * Yields the result of `run` for each event, one after the other; null is left out. Not a generator function: a
 * generator that waits for its next event cannot be ended.
 */
export function mapEvents<Event, Result>(
  events: AsyncIterable<Event>,
  run: (event: Event) => Result | null | Promise<Result | null>,
): AsyncGenerator<Result, void, void> {
  const iterator = events[Symbol.asyncIterator]();
  const ended = { done: true as const, value: undefined };
  let hasEnded = false;
  const end = async () => {
    hasEnded = true;
    await iterator.return?.();
  };
  return {
    async next() {
      for (;;) {
        const event = await iterator.next();
        if (event.done || hasEnded) return ended;
        let value: Result | null;
        try {
          value = await run(event.value);
        } catch (error) {
          // A consumer whose next result fails calls nothing more.
          await end();
          throw error;
        }
        // The consumer may have ended it meanwhile: then nothing more is sent.
        if (hasEnded) return ended;
        if (value !== null) return { done: false, value };
      }
    },
    async return() {
      await end();
      return ended;
    },
    async throw(error: unknown) {
      hasEnded = true;
      await iterator.throw?.(error);
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: end,
  };
}
