import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { asExecuted } from './compiled-result.ts';
import type { CompiledQueries } from './compiled.ts';
import { KnownIntrospection } from './introspection.ts';

/** Executes parsed and valid operations for Apollo Server. */
export function compilingExecutor(
  schema: GraphQLSchema,
  compiled: CompiledQueries,
): ApolloServerOptionsWithGateway<Context>['gateway'] {
  const introspection = new KnownIntrospection();
  return {
    load: async () => ({
      async executor({ document, operation, request, context: given }) {
        const context = given as Context;
        const { query = '', operationName, variables = {} } = request;
        const run = () =>
          execute({
            schema,
            document,
            contextValue: context,
            variableValues: variables,
            operationName,
          });
        // Fields of the schema resolve at once.
        const about =
          !context.execution &&
          introspection.of(document, operation, variables, run as () => ExecutionResult);
        if (about) return about;
        const recurs = operation?.operation === OperationTypeNode.QUERY && context.caller.session;
        if (recurs && !context.execution) compiled.count(query, operationName, document);
        const result = await (context.execution ??
          (recurs ? compiled.find(query, operationName)?.(context, variables) : null));
        const executed = result && asExecuted(result);
        if (executed) return executed;
        return run();
      },
    }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}
