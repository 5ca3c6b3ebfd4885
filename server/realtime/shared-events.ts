import {
  createSourceEventStream,
  execute,
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';

/** Results of events that are the same for everyone who gets them, by operation and variables. */
const results = new WeakMap<object, Map<string, ReturnType<typeof execute>>>();

/**
 * Marks an event whose result depends only on the operation and its variables: it is executed once for all subscribers
 * who get this very object. Anything that only some may see needs an object of its own.
 */
export function sameForAll<Event extends object>(event: Event): Event {
  if (!results.has(event)) results.set(event, new Map());
  return event;
}

/** Subscribes like graphql-js, but executes an event that is the same for all only once. */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const text = args.document.loc?.source.body;
  if (text === undefined) return subscribe(args) as ReturnType<typeof subscribeShared>;
  const key = JSON.stringify([text, args.operationName, args.variableValues]);
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  return executed(events, (event) => {
    const shared = typeof event === 'object' && event !== null ? results.get(event) : undefined;
    if (!shared) return execute({ ...args, rootValue: event });
    const known = shared.get(key);
    if (known) return known;
    const result = execute({ ...args, rootValue: event });
    shared.set(key, result);
    return result;
  });
}

/** Not a generator function: a generator that waits for its next event cannot be ended. */
function executed(
  events: AsyncIterable<unknown>,
  run: (event: unknown) => ReturnType<typeof execute>,
): AsyncGenerator<ExecutionResult, void, void> {
  const iterator = events[Symbol.asyncIterator]();
  const ended = { done: true as const, value: undefined };
  return {
    async next() {
      const event = await iterator.next();
      return event.done ? ended : { done: false, value: await run(event.value) };
    },
    async return() {
      await iterator.return?.();
      return ended;
    },
    async throw(error: unknown) {
      await iterator.throw?.(error);
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await iterator.return?.();
    },
  };
}
