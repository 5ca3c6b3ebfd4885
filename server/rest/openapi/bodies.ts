import type { GraphQLInputObjectType } from 'graphql';
import type { AnyObjectSchema, SchemaFieldDescription } from 'yup';
import { described, nullable } from './schemas.ts';
import type { JsonSchema } from './types.ts';

/** The schema of a form: names, limits and defaults from the form, descriptions from GraphQL's input of the same fields. */
export function bodySchema(
  form: AnyObjectSchema,
  input: GraphQLInputObjectType | undefined,
): JsonSchema {
  const words = input?.getFields() ?? {};
  const fields = Object.entries(form.describe().fields);
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    ...(input?.description && { description: input.description }),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        described(shapeOf(field), withDefault(words[name]?.description, field)),
      ]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function shapeOf(field: SchemaFieldDescription): JsonSchema {
  if (!('nullable' in field)) return {};
  const shape: JsonSchema = opened(field.meta?.shape ?? {});
  return field.nullable ? nullable(shape) : shape;
}

/** Says that an object without described fields takes any, which generated types would not know otherwise. */
function opened(shape: JsonSchema): JsonSchema {
  if (shape.items) return { ...shape, items: opened(shape.items) };
  const isBare = shape.type === 'object' && !shape.properties;
  return isBare ? { ...shape, additionalProperties: true } : shape;
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
