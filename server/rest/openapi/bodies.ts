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
      fields.map(([name, field]) => [name, described(shapeOf(field), words[name]?.description)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function shapeOf(field: SchemaFieldDescription): JsonSchema {
  if (!('nullable' in field)) return {};
  const shape: JsonSchema = field.meta?.shape ?? {};
  const whole = field.nullable ? nullable(shape) : shape;
  return field.default === undefined ? whole : { ...whole, default: field.default };
}

const isRequired = (field: SchemaFieldDescription) => 'optional' in field && !field.optional;
