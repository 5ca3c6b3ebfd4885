import { type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { measureDocument } from './limits.ts';
import { cacheLimits } from '../cache-limits.ts';
import { ownOperations } from './own-operations.ts';

type Variables = Record<string, unknown>;
/** `root`: the event of a subscription. */
type Execute = (context: Context, variables: Variables, root?: unknown) => Promise<ExecutionResult>;
type Name = string | null | undefined;

/** Requests by signed-in users after which an operation is compiled. Compiling takes some milliseconds. */
export const COMPILED_WHEN_ASKED = 3;

/**
 * Compiles recurring operations to JavaScript, which takes half the time of graphql-js. The app's own stay; others are
 * dropped least recently used first. Queries and subscriptions have one each, since a request finds a query here and
 * executes it.
 */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #own = new Map<string, Execute>();
  /** Null if it cannot be compiled. */
  readonly #others = new LRUCache<string, { execute: Execute | null }>({
    max: cacheLimits.compiled,
    maxSize: cacheLimits.compiledCharacters,
    maxEntrySize: cacheLimits.textCharacters,
    sizeCalculation: (_, key) => key.length,
  });
  readonly #asked = new LRUCache<string, number>({
    max: cacheLimits.counted,
    maxSize: cacheLimits.countedCharacters,
    maxEntrySize: cacheLimits.textCharacters,
    sizeCalculation: (_, key) => key.length,
  });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Returns a compiled query, which has been parsed, is valid and within the limits. */
  find(query: string, operationName: Name): Execute | null {
    return (
      this.findOwn(query, operationName) ??
      this.#others.get(keyOf(query, operationName))?.execute ??
      null
    );
  }

  /** Like find, but only among the app's own operations. */
  findOwn(query: string, operationName: Name): Execute | null {
    return this.#own.get(keyOf(query, operationName)) ?? null;
  }

  /** Number of compiled queries: the app's own, and others. */
  get sizes(): { own: number; others: number; counted: number } {
    return { own: this.#own.size, others: this.#others.size, counted: this.#asked.size };
  }

  /** Counts a valid query; compiles it if it recurs. */
  count(query: string, operationName: Name, document: DocumentNode): void {
    const key = keyOf(query, operationName);
    if (this.#own.has(key) || this.#others.has(key)) return;
    const asked = (this.#asked.get(key) ?? 0) + 1;
    if (asked < COMPILED_WHEN_ASKED) return void this.#asked.set(key, asked);
    this.#asked.delete(key);
    void this.#compile(key, query, operationName, document);
  }

  async #compile(key: string, query: string, operationName: Name, document: DocumentNode) {
    const isOwn = ownOperations.has(createHash('sha256').update(query).digest('hex'));
    const execute = await this.#executeOf(document, operationName, isOwn).catch(() => null);
    if (isOwn && execute) this.#own.set(key, execute);
    else this.#others.set(key, { execute });
  }

  /** Loads the compiler when it is needed, so that the start does not wait for it. */
  async #executeOf(document: DocumentNode, name: Name, isOwn: boolean): Promise<Execute | null> {
    // In a fragment that is spread twice, graphql-jit heeds only the first @skip or @include.
    if (measureDocument(this.#schema, document).directives > 0) return null;
    const { compileQuery, isCompiledQuery } = await import('graphql-jit');
    const compiled = compileQuery(this.#schema, document, name ?? undefined);
    if (!isCompiledQuery(compiled)) return null;
    return async (context, variables, root = null) => {
      context.reads.isOwnOperation = isOwn;
      return compiled.query(root, context, variables);
    };
  }
}

/** The name's length keeps keys unique. An empty name is not the same as none. */
const keyOf = (query: string, name: Name) => `${name?.length ?? ''} ${name ?? ''} ${query}`;
