import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import { cacheLimits } from '../cache-limits.ts';
import type { Caller } from '../context.ts';
import type { Env } from '../env.ts';
import { malformed } from '../errors.ts';
import { requireTrusted } from '../graphql/documents.ts';
import { measureDocument } from '../graphql/limits.ts';
import { documentLimits } from '../limits.ts';

/** Parses and checks the documents of sockets; those who subscribe with the same text share one document. */
export class SocketDocuments {
  readonly #schema: GraphQLSchema;
  readonly #env: Env;
  /** Parsed, valid and within the limits. */
  readonly #known = new LRUCache<string, DocumentNode>({
    max: cacheLimits.documents,
    maxSize: cacheLimits.documentCharacters,
    maxEntrySize: cacheLimits.textCharacters,
    sizeCalculation: (_, text) => text.length + 1,
  });

  constructor(schema: GraphQLSchema, env: Env) {
    this.#schema = schema;
    this.#env = env;
  }

  /** Returns the document of a subscription that this caller may send, or why it is refused. */
  accept(
    { query, operationName }: SubscribePayload,
    caller: Caller,
  ): DocumentNode | readonly GraphQLError[] {
    const known = this.#known.get(query);
    let document: DocumentNode;
    try {
      document = known ?? parse(query, { maxTokens: documentLimits.tokens });
    } catch (error) {
      return [coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')];
    }
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      const message = operationName
        ? `Unknown operation named "${operationName}".`
        : 'The operation needs its name: the document has several.';
      return [coded(new GraphQLError(message), 'OPERATION_RESOLUTION_FAILURE')];
    }
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [
        malformed('Only subscriptions are served here; send queries and mutations over HTTP.'),
      ];
    }
    try {
      // A known document may have come with an access token.
      requireTrusted(this.#env, query, caller);
      const errors = known ? [] : this.#problemsOf(document);
      if (errors.length > 0) {
        return errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
      }
    } catch (error) {
      // A rule of graphql-js throws at @skip with a variable in a subscription.
      const refusal = error as GraphQLError;
      return [refusal.extensions['code'] ? refusal : coded(refusal, 'GRAPHQL_VALIDATION_FAILED')];
    }
    this.#known.set(query, document);
    return document;
  }

  #problemsOf(document: DocumentNode): readonly GraphQLError[] {
    measureDocument(this.#schema, document);
    return validate(this.#schema, document, specifiedRules, { maxErrors: documentLimits.errors });
  }
}

/** Adds the code that Apollo Server gives to the same error over HTTP. */
const coded = ({ message, nodes, source, positions }: GraphQLError, code: string) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code } });
