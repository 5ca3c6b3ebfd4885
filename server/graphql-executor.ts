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

type Variables = Record<string, unknown>;
type Execute = (context: Context, variables: Variables) => Promise<ExecutionResult>;

/** So often somebody signed in has to ask before a query is compiled, which takes some milliseconds. */
export const COMPILED_WHEN_ASKED = 3;

/** Screens ask in a few dozen ways. More come from somebody who tries: graphql-js executes those. */
const KEPT_QUERIES = 300;

/** Those of screens have below 4,000 characters; longer ones are not kept. */
const KEPT_CHARACTERS = 20_000;

/** Queries that recur, as code compiled for each, which takes half the time of graphql-js. */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #known = new Map<string, { asked: number; execute: Execute | null }>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** A query that is compiled already: it has been parsed, is valid, and asks for no more than may be asked for. */
  find(query: string, operationName: string | null | undefined): Execute | null {
    return this.#known.get(keyOf(query, operationName))?.execute ?? null;
  }

  /** Counts a valid query as asked for; compiles it where it recurs. */
  count(query: string, operationName: string | null | undefined, document: DocumentNode): void {
    const key = keyOf(query, operationName);
    const found = this.#known.get(key) ?? { asked: 0, execute: null };
    found.asked += 1;
    if (found.asked === 1 && this.#known.size < KEPT_QUERIES && query.length < KEPT_CHARACTERS) {
      this.#known.set(key, found);
    }
    if (found.asked !== COMPILED_WHEN_ASKED) return;
    void compile(this.#schema, document, operationName).then((made) => (found.execute = made));
  }
}

/** With the name's length, so that no other name and query make the same key. */
const keyOf = (query: string, operationName: string | null | undefined) =>
  `${operationName?.length ?? 0} ${operationName ?? ''} ${query}`;

/** Executes operations for Apollo Server, which hands over what is parsed and valid. */
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
        if (recurs && !context.answer) compiled.count(query, operationName, document);
        const result = await (context.answer ??
          (recurs ? compiled.find(query, operationName)?.(context, variables) : null));
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

/** Compiled code has errors of its own, without the extensions that Apollo Server expects. */
function asGraphQLError(error: GraphQLError): GraphQLError {
  const { message, path, locations, originalError } = error;
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}

/** The compiler is loaded when it is needed: a start does not wait for it. */
async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | null | undefined,
): Promise<Execute | null> {
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const compiled = compileQuery(schema, document, name ?? undefined);
  if (!isCompiledQuery(compiled)) return null;
  return async (context, variables) => compiled.query(null, context, variables);
}
