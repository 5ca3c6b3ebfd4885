import {
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputObjectType,
} from 'graphql';
import type { AnyObjectSchema, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { described, nullable } from './schemas.ts';
import type { JsonSchema } from './types.ts';
import type { Shape } from '#domain/forms';

/** The schema of a form: names, limits and defaults from the form, descriptions from GraphQL's input of the same fields, and the arguments beside it. */
export function bodySchema(
  form: AnyObjectSchema | SchemaObjectDescription,
  input?: GraphQLInputObjectType,
  beside: readonly GraphQLArgument[] = [],
): JsonSchema {
  const args = Object.fromEntries(beside.map((arg) => [arg.name, arg]));
  const words = { ...input?.getFields(), ...args };
  const { fields: all } = 'describe' in form ? form.describe() : form;
  const fields = Object.entries(all);
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    ...(input?.description && { description: input.description }),
    properties: Object.fromEntries(
      fields.map(([name, field]) => {
        const type = words[name] && getNamedType(words[name].type);
        const schema = schemaOf(field, isInputObjectType(type) ? type : undefined);
        return [name, described(schema, withDefault(words[name]?.description, field))];
      }),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOf(field: SchemaFieldDescription, input?: GraphQLInputObjectType): JsonSchema {
  if (!('nullable' in field)) return {};
  const schema = typedBy(field, input);
  return field.nullable ? nullable(schema) : schema;
}

/** The schema of a list of forms, or the field's own description. */
function typedBy(field: SchemaFieldDescription, input?: GraphQLInputObjectType): JsonSchema {
  const rows = 'innerType' in field ? field.innerType : undefined;
  if (rows && !Array.isArray(rows) && 'fields' in rows) {
    return { type: 'array', items: bodySchema(rows as SchemaObjectDescription, input) };
  }
  return closed(('meta' in field && field.meta?.shape) || {});
}

/** An object has its properties and no others, unless it says so. */
function closed({ items, properties, additionalProperties, ...shape }: Shape): JsonSchema {
  return {
    ...shape,
    ...(items && { items: closed(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, closed(each)]),
      ),
    }),
    ...(shape.type === 'object' && { additionalProperties: additionalProperties ?? false }),
  } as JsonSchema;
}

/** The default in words, since generated clients require a field that has a `default`; null needs none. */
function withDefault(
  description: string | null | undefined,
  field: SchemaFieldDescription,
): string | null | undefined {
  if (!('default' in field) || field.default == null) return description;
  const value = `\`${JSON.stringify(field.default)}\` when left out.`;
  return description ? `${description} ${value}` : value;
}

const isRequired = (field: SchemaFieldDescription) => 'optional' in field && !field.optional;
