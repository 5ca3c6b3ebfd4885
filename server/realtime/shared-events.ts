import {
  createSourceEventStream,
  execute,
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import type { Context } from '../context.ts';
import { asExecuted } from '../graphql/compiled-result.ts';
import type { CompiledQueries } from '../graphql/compiled.ts';
import { mapEvents } from './map-events.ts';

type Results = AsyncGenerator<ExecutionResult, void, void> | ExecutionResult;
type Run = (event: unknown) => ExecutionResult | Promise<ExecutionResult>;

/** Results of events that are the same for everyone who gets them, by operation and variables. */
const results = new WeakMap<object, Map<string, ReturnType<Run>>>();

/**
 * Marks an event whose result depends only on the operation and its variables: it is executed once for all subscribers
 * who get this very object. Anything that only some may see needs an object of its own.
 */
export function sameForAll<Event extends object>(event: Event): Event {
  if (!results.has(event)) results.set(event, new Map());
  return event;
}

/**
 * Subscribes like graphql-js, but executes events of recurring subscriptions with compiled code, as queries, and an event
 * that is the same for all only once.
 */
export const subscribeCompiled =
  (compiled: CompiledQueries) =>
  async (args: ExecutionArgs): Promise<Results> => {
    const text = args.document.loc?.source.body;
    if (text === undefined) return subscribe(args) as Promise<Results>;
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return events;
    compiled.count(text, args.operationName, args.document);
    const run = executing(compiled, text, args);
    const key = JSON.stringify([text, args.operationName, args.variableValues]);
    return mapEvents(events, (event) => {
      const shared = typeof event === 'object' && event !== null ? results.get(event) : undefined;
      if (!shared) return run(event);
      const known = shared.get(key);
      if (known) return known;
      const result = run(event);
      shared.set(key, result);
      return result;
    });
  };

/** Executes the events of one subscription: with graphql-js until its operation is compiled. */
function executing(compiled: CompiledQueries, text: string, args: ExecutionArgs): Run {
  const { operationName, contextValue, variableValues } = args;
  const byGraphqlJs: Run = (event) => execute({ ...args, rootValue: event });
  let found = compiled.find(text, operationName);
  return async (event) => {
    found ??= compiled.find(text, operationName);
    if (!found) return byGraphqlJs(event);
    const result = await found(contextValue as Context, variableValues ?? {}, event);
    return asExecuted(result) ?? byGraphqlJs(event);
  };
}
