import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from './context.ts';

type Compiled = (root: unknown, context: Context, variables: object) => unknown;

/** So often somebody signed in has to ask before a query is compiled, which takes some milliseconds. */
export const COMPILED_WHEN_ASKED = 3;

/** Screens ask in a few dozen ways. More come from somebody who tries: graphql-js executes those. */
const KEPT_QUERIES = 300;

/**
 * Executes operations for Apollo Server, which hands over what is parsed and valid: queries that recur as code compiled
 * for each, which takes half the time, and all else by graphql-js.
 */
export function compilingExecutor(
  schema: GraphQLSchema,
): ApolloServerOptionsWithGateway<Context>['gateway'] {
  const compiledOf = queryCompiler(schema);
  return {
    load: async () => ({
      async executor({ document, operation, request, context, queryHash }) {
        const { operationName, variables = {} } = request;
        const isKnown = operation?.operation === OperationTypeNode.QUERY && context.caller.session;
        const compiled =
          isKnown && compiledOf(`${queryHash} ${operationName ?? ''}`, document, operationName);
        const result = compiled && ((await compiled(null, context, variables)) as ExecutionResult);
        // Without data the variables were refused, before anything was asked: in graphql-js's words, which Apollo knows.
        if (result && 'data' in result) {
          return { ...result, errors: result.errors?.map(asGraphQLError) };
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

function queryCompiler(schema: GraphQLSchema) {
  const known = new Map<string, { asked: number; compiled: Compiled | null }>();

  return (key: string, document: DocumentNode, name: string | undefined): Compiled | null => {
    const found = known.get(key) ?? { asked: 0, compiled: null };
    found.asked += 1;
    if (found.asked === 1 && known.size < KEPT_QUERIES) known.set(key, found);
    if (found.asked === COMPILED_WHEN_ASKED) {
      void compile(schema, document, name).then((compiled) => (found.compiled = compiled));
    }
    return found.compiled;
  };
}

/** Compiled code has errors of its own, without the extensions that Apollo Server expects. */
function asGraphQLError(error: GraphQLError): GraphQLError {
  const { message, path, locations, originalError } = error;
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}

/** The compiler is loaded when it is needed: a start does not wait for it. */
async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
): Promise<Compiled | null> {
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const compiled = compileQuery(schema, document, name);
  return isCompiledQuery(compiled) ? (compiled.query as Compiled) : null;
}
