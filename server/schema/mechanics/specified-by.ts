import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';

/** Specifications of scalars for which their library gives none. */
const specifications: Record<string, string> = {
  DateTime: 'https://scalars.graphql.org/andimarek/date-time.html',
};

/** Sets @specifiedBy on every custom scalar; throws for one without a specification. */
export function specifyScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.specifiedByURL ??= specifications[type.name];
    if (!type.specifiedByURL) throw new Error(`The scalar ${type.name} names no specification.`);
  }
  return schema;
}
