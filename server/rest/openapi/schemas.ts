import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isBesideId } from '../../schema/mechanics/beside-id.ts';
import { kindOf } from '../../records/kinds.ts';
import { differenceOf } from './differences.ts';
import type { Added, JsonSchema } from './types.ts';
import type { Shape } from '#domain/forms';

/** The types of the GraphQL schema as REST sends them, collected as they are used. */
export class Schemas {
  readonly collected: Record<string, JsonSchema> = {};
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The schema of REST's response for a GraphQL type: a list instead of a connection, and never null. */
  ofResponse(type: GraphQLOutputType): JsonSchema {
    const named = getNamedType(type);
    const nodes = isObjectType(named) ? named.getFields()['nodes'] : undefined;
    return this.#nonNull(getNullableType(nodes ? nodes.type : type));
  }

  /** A reference to a schema that does not come from GraphQL. */
  add(name: string, schema: JsonSchema): JsonSchema {
    this.collected[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  /** A reference to a type of GraphQL, or of those that only REST has. */
  ref(name: string): JsonSchema {
    if (!(name in this.collected)) {
      // Its place is taken first: a type may refer to itself.
      this.collected[name] = {};
      const type = this.#schema.getType(name);
      this.collected[name] = isEnumType(type) ? vocabulary(type) : this.#object(name);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** True if a schema refers to a record with a version (conditional.ts). */
  isVersioned({ anyOf, $ref = anyOf?.[0]?.$ref ?? '' }: JsonSchema): boolean {
    const { id, version } = this.collected[$ref.split('/').at(-1)!]?.properties ?? {};
    return id !== undefined && version !== undefined;
  }

  #object(name: string): JsonSchema {
    const { of = name, only, without = [], plus = {}, isPartial } = differenceOf(name);
    const type = this.#schema.getType(of) as GraphQLObjectType;
    const fields = Object.values(type.getFields())
      .filter(({ name: each }) => (only ? only.includes(each) : !without.includes(each)))
      .filter(({ name: each }) => !(each in plus) && !isBesideId(type, each))
      .map((field) => [
        field.name,
        described(withVocabulary(this.#of(field.type), of, field.name), field.description),
      ]);
    const more = Object.entries(plus).map(([key, each]) => [key, this.#added(each)]);
    const properties = Object.fromEntries([...fields, ...more]) as Record<string, JsonSchema>;
    return {
      type: 'object',
      ...(type.description && { description: type.description }),
      properties,
      required: isPartial
        ? Object.keys(properties).filter(
            (key) => !(key in plus) && isAlways(type.getFields()[key]!.type),
          )
        : Object.keys(properties),
      additionalProperties: false,
    };
  }

  #added(each: Added): JsonSchema {
    if (typeof each === 'string') return nullable(this.ref(each));
    if (!('map' in each)) return each;
    const refs = each.map((name) => this.ref(name));
    return refs.length === 1 ? refs[0]! : { anyOf: refs };
  }

  #of(type: GraphQLOutputType): JsonSchema {
    if (!isNonNullType(type)) return nullable(this.#nonNull(type));
    return this.#nonNull(type.ofType);
  }

  #nonNull(type: GraphQLOutputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.#of(type.ofType) };
    const named = getNamedType(type);
    return scalars[named.name] ?? this.ref(named.name);
  }
}

/** REST sends the words themselves. */
const vocabulary = (type: GraphQLEnumType): JsonSchema =>
  described(
    { type: 'string', enum: type.getValues().map(({ value }) => value as string) },
    type.description,
  );

/** Ids are numbers in REST. */
const scalars: Record<string, JsonSchema> = {
  ID: { type: 'integer' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  URL: { type: 'string', format: 'uri' },
};

const isAlways = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) && !isListType(type.ofType);

/** The vocabulary of a field of a record, from its form. */
function withVocabulary(schema: JsonSchema, type: string, field: string): JsonSchema {
  const shape = shapeIn(type, field);
  if (shape?.enum && isText(schema) && !schema.enum) {
    const isNullable = [schema.type].flat().includes('null');
    return { ...schema, enum: isNullable ? [...shape.enum, null] : shape.enum };
  }
  if (shape?.items?.enum && schema.items && isText(schema.items) && !schema.items.enum) {
    return { ...schema, items: { ...schema.items, enum: shape.items.enum } };
  }
  return schema;
}

const isText = ({ type, format }: JsonSchema): boolean =>
  [type].flat().includes('string') && format === undefined;

function shapeIn(type: string, field: string): Shape | undefined {
  const kind = Object.values(kindOf).find(({ entity }) => entity.name === type);
  const schema = (kind?.schemas.create ?? kind?.schemas.update)?.fields[field];
  const described = schema && 'describe' in schema ? schema.describe() : undefined;
  return described && 'meta' in described ? described.meta?.shape : undefined;
}

/** The same, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') {
    const { enum: choices } = schema;
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(choices && { enum: [...choices, null] }),
    };
  }
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] };
}

export function described(schema: JsonSchema, description?: string | null): JsonSchema {
  return description ? { description, ...schema } : schema;
}
