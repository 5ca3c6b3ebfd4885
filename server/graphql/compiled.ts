import { type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { measureDocument } from './limits.ts';
import { cacheLimits } from '../cache-limits.ts';
import { ownOperations } from './own-operations.ts';
import { compilingIds } from '../schema/global-ids.ts';

type Variables = Record<string, unknown>;
type Execute = (context: Context, variables: Variables) => Promise<ExecutionResult>;
type Name = string | null | undefined;

/** Requests by signed-in users after which a query is compiled, which takes some milliseconds. */
export const COMPILED_WHEN_ASKED = 3;

/**
 * Queries that recur, as code compiled for each, which takes half the time of graphql-js. Those of the app stay; of
 * others the ones used last.
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

  /** A compiled query has been parsed, is valid and within the limits. */
  find(query: string, operationName: Name): Execute | null {
    return (
      this.findOwn(query, operationName) ??
      this.#others.get(keyOf(query, operationName))?.execute ??
      null
    );
  }

  /** The same, if it is one of the app's own operations. */
  findOwn(query: string, operationName: Name): Execute | null {
    return this.#own.get(keyOf(query, operationName)) ?? null;
  }

  /** Number of compiled queries: the app's own, and others. */
  get sizes(): { own: number; others: number; counted: number } {
    return { own: this.#own.size, others: this.#others.size, counted: this.#asked.size };
  }

  /** Counts a valid query as asked for; compiles one that recurs. */
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

  /** The compiler is loaded when it is needed: a start does not wait for it. */
  async #executeOf(document: DocumentNode, name: Name, isOwn: boolean): Promise<Execute | null> {
    // Of a fragment that is spread twice, graphql-jit heeds the first @skip or @include alone.
    if (measureDocument(this.#schema, document).directives > 0) return null;
    const { compileQuery, isCompiledQuery } = await import('graphql-jit');
    const compiled = compilingIds(this.#schema, () =>
      compileQuery(this.#schema, document, name ?? undefined),
    );
    if (!isCompiledQuery(compiled)) return null;
    return async (context, variables) => {
      context.reads.isOwnOperation = isOwn;
      return compiled.query(null, context, variables);
    };
  }
}

/** With the name's length, so that no other name and query make the same key. An empty name is a name. */
const keyOf = (query: string, name: Name) => `${name?.length ?? ''} ${name ?? ''} ${query}`;
