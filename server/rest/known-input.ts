import { invalid } from '../errors.ts';
import type { Handler } from './call.ts';
import type { Route } from './route.ts';

/** Keys that the specification's client sends in a body; they never take effect (contract: "unknown keys"). */
const ignoredKeys = new Set(['userId', 'id', 'role', 'password']);

/** The query parameter of the same kind. */
const ignoredParameters = new Set(['userId']);

/** Maximum names in one response, and maximum characters of each. */
const most = { names: 10, characters: 60 } as const;

/** Refuses names that the route does not read: otherwise a misspelt one would seem to have worked. */
export function onlyKnown(
  { query, body }: Pick<Route, 'query' | 'body'>,
  handler: Handler,
): Handler {
  const parameters = Object.keys(query ?? {});
  const keys = body && Object.keys(body.fields);
  return (ctx, call) => {
    refuse('parameter', Object.keys(call.query), parameters, ignoredParameters);
    if (keys && isObject(call.body)) refuse('field', Object.keys(call.body), keys, ignoredKeys);
    return handler(ctx, call);
  };
}

function refuse(
  what: string,
  given: readonly string[],
  known: readonly string[],
  ignored: ReadonlySet<string>,
): void {
  const unknown = given.filter((name) => !known.includes(name) && !ignored.has(name));
  if (unknown.length === 0) return;
  const choice = known.length > 0 ? `, only ${known.join(', ')}` : '';
  throw invalid(
    Object.fromEntries(
      unknown
        .slice(0, most.names)
        .map((name) => name.slice(0, most.characters))
        .map((name) => [name, `There is no ${what} "${name}" here${choice}`]),
    ),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
