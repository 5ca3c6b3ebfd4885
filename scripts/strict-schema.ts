import { readFileSync } from 'node:fs';
import { buildASTSchema, Kind, parse, visit, type GraphQLSchema } from 'graphql';

/**
 * Loads a schema for a client that throws at errors, as ours does: fields with @semanticNonNull are never null to it
 * (decision 062). Enums are scalars, since the client reads words for their names (decision 072).
 */
export default function strictSchema(file: string): GraphQLSchema {
  const document = visit(parse(readFileSync(file, 'utf8')), {
    FieldDefinition: ({ directives, type, ...field }) =>
      directives?.some(({ name }) => name.value === 'semanticNonNull') &&
      type.kind !== Kind.NON_NULL_TYPE
        ? { ...field, directives, type: { kind: Kind.NON_NULL_TYPE, type } }
        : undefined,
    EnumTypeDefinition: ({ name, description }) => ({
      kind: Kind.SCALAR_TYPE_DEFINITION,
      name,
      description,
    }),
  });
  return buildASTSchema(document);
}
