import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  isNonNullType,
  type GraphQLSchema,
} from 'graphql';
import { rootFields } from './enforce-policy.ts';

/** Marks a nullable field that is null only together with an error at its path. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'It is null only if there is an error at its path.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'Where in a list of lists this holds; 0 is the field itself.',
    },
  },
});

/**
 * Makes every field of Query, Mutation and Subscription nullable: one that fails leaves the others of its operation, and
 * a write that was stored is never reported as null with them (decision 062).
 */
export function makeRootsNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFields(schema)) {
    if (!isNonNullType(field.type)) continue;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, semanticNonNull: true };
  }
  return schema;
}
