import {
  buildSchema,
  getNamedType,
  getOperationAST,
  GraphQLError,
  isEnumType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { plainId } from '#domain/records/global-ids';
import { vocabularies } from '../../scripts/vocabularies.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const parsed = new Map<string, DocumentNode | null>();

function documentOf(query: string): DocumentNode | null {
  if (!parsed.has(query)) {
    try {
      parsed.set(query, parse(query));
    } catch (error) {
      // Tests send documents that do not parse on purpose; their responses hold no data to translate.
      if (!(error instanceof GraphQLError)) throw error;
      parsed.set(query, null);
    }
  }
  return parsed.get(query)!;
}

/**
 * Replaces the names of enums in a response with their words and ids with plain ones, as the app does, so that both
 * APIs compare.
 */
export function inWords<T>(query: unknown, data: T): T {
  const document = typeof query === 'string' && data ? documentOf(query) : null;
  const operation = document && getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (root) readObject(document, operation.selectionSet, root, data as Record<string, unknown>);
  return data;
}

function readObject(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  type: GraphQLObjectType,
  data: Record<string, unknown>,
): void {
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) {
      const set =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : document.definitions.find(
              (each) =>
                each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
            );
      const inner = set && 'selectionSet' in set ? set.selectionSet : set;
      if (inner?.kind === Kind.SELECTION_SET) readObject(document, inner, type, data);
      continue;
    }
    const field = type.getFields()[selection.name.value];
    const key = (selection.alias ?? selection.name).value;
    if (field) data[key] = readValue(document, selection.selectionSet, field.type, data[key]);
  }
}

function readValue(
  document: DocumentNode,
  set: SelectionSetNode | undefined,
  type: GraphQLOutputType,
  value: unknown,
): unknown {
  if (Array.isArray(value)) return value.map((each) => readValue(document, set, type, each));
  const named = getNamedType(type);
  if (isEnumType(named) && typeof value === 'string') {
    return vocabularies.get(named.name)?.[value] ?? value;
  }
  if (named.name === 'ID' && typeof value === 'string') return plainId(value);
  if (set && isObjectType(named) && typeof value === 'object' && value !== null) {
    readObject(document, set, named, value as Record<string, unknown>);
  }
  return value;
}

/** Replaces global ids with plain ones in what came without its operation, by the names of the keys. */
export function withPlainIds<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    const plain = (id: unknown) => (typeof id === 'string' ? plainId(id) : id);
    if (!/^ids?$|Ids?$/.test(key)) return [key, withPlainIds(each)] as const;
    return [key, Array.isArray(each) ? each.map(plain) : plain(each)] as const;
  });
  return (
    Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
  ) as T;
}
