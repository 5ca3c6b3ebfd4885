import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import {
  Kind,
  OperationTypeNode,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Caller } from '../context.ts';
import type { Env } from '../env.ts';
import { subscriptionOverHttp, untrustedDocument } from '../errors.ts';
import { measureDocument } from './limits.ts';
import { ownOperations } from './own-operations.ts';
import { cacheLimits } from '../cache-limits.ts';
import { documentLimits } from '../limits.ts';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/**
 * Documents that are parsed, valid and within the limits, for Apollo Server, which stores and looks them up by the hash
 * of their text. Apollo's own store counts characters of JSON, which takes longer than it saves.
 */
export class KnownDocuments implements DocumentStore {
  readonly #schema: GraphQLSchema;
  readonly #known = new LRUCache<string, DocumentNode>({
    max: cacheLimits.documents,
    maxSize: cacheLimits.documentCharacters,
    sizeCalculation: ({ loc }) => loc!.end + 1,
  });

  readonly #env: TrustSetting;

  constructor(schema: GraphQLSchema, env: TrustSetting) {
    this.#schema = schema;
    this.#env = env;
  }

  get size(): number {
    return this.#known.size;
  }

  /**
   * Throws untrustedDocument(), documentTooLarge() or subscriptionOverHttp(), before anything is validated: a rule of graphql-js throws at
   * @skip in a subscription. A document that cannot be parsed is left to Apollo Server, which words the error.
   */
  check(query: unknown, caller: Pick<Caller, 'session'>): void {
    if (typeof query !== 'string') return;
    // A known document may have come with an access token.
    requireTrusted(this.#env, query, caller);
    if (this.#known.has(hashOf(query))) return;
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: documentLimits.tokens, noLocation: true });
    } catch {
      return;
    }
    if (document.definitions.some(isSubscription)) throw subscriptionOverHttp();
    measureDocument(this.#schema, document);
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#known.get(withoutPrefix(key));
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#known.set(withoutPrefix(key), document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#known.delete(withoutPrefix(key));
  }
}

type TrustSetting = Pick<Env, 'ownOperationsOnly'>;

/**
 * Throws untrustedDocument() for a document that is not the app's own, on a server that executes no others. Programs with
 * an access token may send any.
 */
export function requireTrusted(
  { ownOperationsOnly }: TrustSetting,
  query: string,
  { session }: Pick<Caller, 'session'>,
): void {
  if (!ownOperationsOnly || session?.token) return;
  if (!ownOperations.has(hashOf(query))) throw untrustedDocument();
}

const isSubscription = (node: DefinitionNode) =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION;

/** The hash as Apollo Server computes it. */
const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');

/** Apollo Server puts the hash of the schema before that of the text. */
const withoutPrefix = (key: string) => key.slice(key.lastIndexOf(':') + 1);
