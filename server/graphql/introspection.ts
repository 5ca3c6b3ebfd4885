import {
  Kind,
  print,
  type DocumentNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { cacheLimits } from '../cache-limits.ts';

/**
 * Results of operations that only ask about the schema, which is the same for every caller and for the life of the
 * process.
 */
export class KnownIntrospection {
  readonly #known = new LRUCache<string, NonNullable<ExecutionResult['data']>>({
    max: cacheLimits.introspection,
  });

  /** Texts of documents, which are parsed once. */
  readonly #texts = new WeakMap<DocumentNode, string>();

  /** Returns the result of an operation, computed once, or null if it is about more than the schema. */
  of(
    document: DocumentNode,
    operation: OperationDefinitionNode | undefined,
    variables: object,
    compute: () => ExecutionResult,
  ): ExecutionResult | null {
    if (!operation || !isAboutSchema(operation)) return null;
    const key = `${operation.name?.value ?? ''} ${JSON.stringify(variables)} ${this.#textOf(document)}`;
    const known = this.#known.get(key);
    if (known) return { data: known };
    const result = compute();
    if (result.data && !result.errors) this.#known.set(key, result.data);
    return result;
  }

  /** Printed, so that spaces and comments make no difference. */
  #textOf(document: DocumentNode): string {
    const text = this.#texts.get(document) ?? print(document);
    this.#texts.set(document, text);
    return text;
  }
}

/** A fragment at the root may hold any field, so it is not looked into. */
const isAboutSchema = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === 'query' &&
  selectionSet.selections.every(
    (each) =>
      each.kind === Kind.FIELD && ['__schema', '__type', '__typename'].includes(each.name.value),
  );
