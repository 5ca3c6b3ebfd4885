import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';

/** The specifications of scalars whose library names none. */
const specifications: Record<string, string> = {
  DateTime: 'https://scalars.graphql.org/andimarek/date-time.html',
};

/** Gives every scalar of our own its @specifiedBy; throws for one without. */
export function specifyScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.specifiedByURL ??= specifications[type.name];
    if (!type.specifiedByURL) throw new Error(`The scalar ${type.name} names no specification.`);
  }
  return schema;
}
