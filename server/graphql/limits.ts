import {
  getNamedType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { documentTooLarge } from '../errors.ts';
import { fieldOf, ListSizes } from './list-sizes.ts';
import { documentLimits } from '../limits.ts';

/** The size of a document with every fragment written out where it is spread. */
export interface DocumentSize {
  /** Fields and fragments of all operations. */
  fields: number;
  /** Fields within fields, in the deepest operation. */
  depth: number;
  /** Values in the response if every list is full, of the largest operation. */
  values: number;
  /** Aliases as written: those of a fragment count once. */
  aliases: number;
  directives: number;
}

/**
 * Returns the size of a document; throws documentTooLarge() if it exceeds documentLimits. Stops at the first limit
 * exceeded, so it visits at most `documentLimits.fields` selections, however far the fragments expand. Runs before
 * validation, whose rules compare fields in pairs. An unknown name counts like any other: validation reports it.
 */
export function measureDocument(schema: GraphQLSchema, document: DocumentNode): DocumentSize {
  const size: DocumentSize = { fields: 0, depth: 0, values: 0, aliases: 0, directives: 0 };
  visit(document, {
    Field: (node) => void (node.alias && count(size, 'aliases')),
    Directive: () => count(size, 'directives'),
  });
  const expansion = new Expansion(schema, document, size);
  for (const each of document.definitions) {
    if (each.kind !== Kind.OPERATION_DEFINITION) continue;
    const values = expansion.valuesIn(each.selectionSet, schema.getRootType(each.operation), 1);
    size.values = Math.max(size.values, values);
  }
  refuseBeyond('values', size.values);
  return size;
}

type Type = GraphQLNamedType | null | undefined;

class Expansion {
  readonly #schema: GraphQLSchema;
  readonly #lists: ListSizes;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #size: DocumentSize;
  /** Fragments around the current selection. A cycle is not followed: validation reports it. */
  readonly #around = new Set<string>();

  constructor(schema: GraphQLSchema, document: DocumentNode, size: DocumentSize) {
    this.#schema = schema;
    this.#lists = ListSizes.of(schema);
    this.#size = size;
    for (const each of document.definitions) {
      if (each.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(each.name.value, each);
    }
  }

  /** The values in the response below one object of a type. */
  valuesIn({ selections }: SelectionSetNode, type: Type, depth: number): number {
    let values = 0;
    for (const each of selections) {
      count(this.#size, 'fields');
      if (each.kind === Kind.FIELD) {
        values += this.#valuesOfField(each, type, depth);
      } else if (each.kind === Kind.FRAGMENT_SPREAD) {
        values += this.#valuesOfSpread(each.name.value, depth);
      } else {
        const on = each.typeCondition?.name.value;
        values += this.valuesIn(each.selectionSet, on ? this.#schema.getType(on) : type, depth);
      }
    }
    return values;
  }

  #valuesOfField(node: FieldNode, parent: Type, depth: number): number {
    refuseBeyond('depth', depth);
    this.#size.depth = Math.max(this.#size.depth, depth);
    if (!node.selectionSet) return 1;
    const field = fieldOf(parent, node.name.value);
    const below = this.valuesIn(node.selectionSet, field && getNamedType(field.type), depth + 1);
    return 1 + below * (field ? this.#lists.sizeOf(node, field, parent) : 1);
  }

  #valuesOfSpread(name: string, depth: number): number {
    const fragment = this.#fragments.get(name);
    if (!fragment || this.#around.has(name)) return 0;
    this.#around.add(name);
    const type = this.#schema.getType(fragment.typeCondition.name.value);
    const values = this.valuesIn(fragment.selectionSet, type, depth);
    this.#around.delete(name);
    return values;
  }
}

const refusals: Record<keyof DocumentSize, string> = {
  fields: 'have at most %d fields once its fragments are written out',
  depth: 'nest fields at most %d deep',
  values: 'ask for at most %d values, with every list full',
  aliases: 'have at most %d aliases',
  directives: 'have at most %d directives',
};

function count(size: DocumentSize, what: keyof DocumentSize): void {
  size[what] += 1;
  refuseBeyond(what, size[what]);
}

function refuseBeyond(what: keyof DocumentSize, value: number): void {
  const limit = documentLimits[what];
  if (value <= limit) return;
  // Counting stops at the first limit, so only the values are known in full.
  const found = what === 'values' ? ` This one asks for ${value}.` : '';
  throw documentTooLarge(`A document may ${refusals[what].replace('%d', String(limit))}.${found}`);
}
