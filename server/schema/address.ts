import { GraphQLScalarType } from 'graphql';
import { GraphQLURL } from 'graphql-scalars';

/**
 * The URL scalar of graphql-scalars, but letter for letter: that one returns what `new URL` makes of an
 * address, and refuses a wrong one without naming the field. Here the noun's own schema judges it.
 */
export const GraphQLAddress = new GraphQLScalarType({
  ...GraphQLURL.toConfig(),
  description: 'An http or https address, letter for letter as it was entered.',
  serialize: String,
  parseValue: (value) => value,
  parseLiteral: undefined,
});
