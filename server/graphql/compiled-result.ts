import { GraphQLError, type ExecutionResult } from 'graphql';

/**
 * Returns the result of compiled code as graphql-js words it. Null if compiled code itself refused a variable or an
 * argument: graphql-js executes the operation again then, to refuse it in its own words, which Apollo Server knows.
 */
export function asExecuted(result: ExecutionResult): ExecutionResult | null {
  const { data, errors } = result;
  if (data === undefined || errors?.some(({ originalError }) => !originalError)) return null;
  return errors ? { ...result, errors: oneForEachNull(result).map(asGraphQLError) } : result;
}

/** Compiled code reports all errors below a field that became null; graphql-js, as specified, only the first. */
function oneForEachNull({ data, errors = [] }: ExecutionResult): GraphQLError[] {
  const places = new Set<string>();
  return errors.filter(({ path = [] }) => {
    const place = JSON.stringify(path.slice(0, nullDepth(data, path)));
    return !places.has(place) && places.add(place);
  });
}

/** Returns the number of steps in a path up to the first null. */
function nullDepth(data: unknown, path: readonly (string | number)[]): number {
  let at = data;
  for (const [depth, step] of path.entries()) {
    if (at === null || at === undefined) return depth;
    at = (at as Record<string | number, unknown>)[step];
  }
  return path.length;
}

/** Compiled code has errors of its own, without the extensions that Apollo Server expects. */
function asGraphQLError(error: GraphQLError): GraphQLError {
  const { message, path, locations, originalError } = error;
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}
