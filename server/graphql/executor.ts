import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  GraphQLError,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import type { CompiledQueries } from './compiled.ts';

/** Executes parsed and valid operations for Apollo Server. */
export function compilingExecutor(
  schema: GraphQLSchema,
  compiled: CompiledQueries,
): ApolloServerOptionsWithGateway<Context>['gateway'] {
  return {
    load: async () => ({
      async executor({ document, operation, request, context: given }) {
        const context = given as Context;
        const { query = '', operationName, variables = {} } = request;
        const recurs = operation?.operation === OperationTypeNode.QUERY && context.caller.session;
        if (recurs && !context.execution) compiled.count(query, operationName, document);
        const result = await (context.execution ??
          (recurs ? compiled.find(query, operationName)?.(context, variables) : null));
        if (result && isWhatResolversSaid(result)) {
          return { ...result, errors: result.errors && oneForEachNull(result).map(asGraphQLError) };
        }
        return execute({
          schema,
          document,
          contextValue: context,
          variableValues: variables,
          operationName,
        });
      },
    }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}

/**
 * False if compiled code itself refused a variable or an argument: graphql-js executes the query again then, to refuse it
 * in its own words, which Apollo Server knows.
 */
const isWhatResolversSaid = ({ data, errors = [] }: ExecutionResult) =>
  data !== undefined && errors.every(({ originalError }) => originalError);

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
