import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { documentLimits } from '../limits.ts';
import { boundOf } from '../schema/mechanics/list-bounds.ts';

type Field = GraphQLField<unknown, unknown>;
type Type = GraphQLNamedType | null | undefined;

/** A field of a type, those of introspection included. */
export function fieldOf(parent: Type, name: string): Field | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

const known = new WeakMap<GraphQLSchema, ListSizes>();

/** Estimates how many objects a field returns, before anything is executed. */
export class ListSizes {
  /** Objects in the lists of introspection, by the name of the field, on average. */
  readonly #introspection: Record<string, number>;

  constructor(schema: GraphQLSchema) {
    const types = Object.values(schema.getTypeMap());
    const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
    const fields = objects.flatMap((type) => Object.values(type.getFields()));
    const inputs = types.filter(isInputObjectType);
    const perType = (all: readonly unknown[]) => all.length / types.length;
    this.#introspection = {
      types: types.length,
      directives: schema.getDirectives().length,
      fields: perType(fields),
      args: fields.flatMap(({ args }) => args).length / fields.length,
      inputFields: perType(inputs.flatMap((type) => Object.values(type.getFields()))),
      enumValues: perType(types.filter(isEnumType).flatMap((type) => type.getValues())),
      interfaces: perType(objects.flatMap((type) => type.getInterfaces())),
      // Most types wrap no other; a few wrap one, fewer two.
      ofType: 0.5,
    };
  }

  static of(schema: GraphQLSchema): ListSizes {
    const found = known.get(schema) ?? new ListSizes(schema);
    known.set(schema, found);
    return found;
  }

  /** A page counts with the requested size, or the largest if a variable gives it; so does a list by ids. */
  sizeOf(node: FieldNode, field: Field, parent: Type): number {
    const sizes = field.args.filter(({ name }) => pageSizes.has(name));
    if (sizes.length > 0) {
      const given = node.arguments?.filter(({ name }) => pageSizes.has(name.value)) ?? [];
      const asked = given.map(({ value }) =>
        value.kind === Kind.INT ? Number(valueFromASTUntyped(value)) : NaN,
      );
      if (asked.length === 0) return Number(sizes[0]!.defaultValue ?? PAGE_DEFAULT);
      // Only one of `first` and `last` may be a number; a variable may decide which.
      return Math.max(...asked.map((size) => (size >= 1 && size <= PAGE_MAX ? size : PAGE_MAX)));
    }
    const ids = field.args.find(({ name }) => name === 'ids');
    if (ids) {
      const given = node.arguments?.find(({ name }) => name.value === ids.name)?.value;
      return given?.kind === Kind.LIST ? Math.min(given.values.length, PAGE_MAX) : PAGE_MAX;
    }
    if (parent && isIntrospectionType(parent)) return this.#introspection[field.name] ?? 1;
    // The page size of a connection counts with the field that returns it.
    const isList = isListType(getNullableType(field.type)) && !isConnection(parent);
    return isList ? (boundOf(field) ?? documentLimits.listSize) : 1;
  }
}

const pageSizes = new Set(['first', 'last', 'limit']);

const isConnection = (type: Type) => isObjectType(type) && 'pageInfo' in type.getFields();
