import { GraphQLScalarType } from 'graphql';
import { GraphQLURL } from 'graphql-scalars';

/**
 * The URL scalar of graphql-scalars, but letter for letter: that one returns what `new URL` makes of an
 * address, and refuses a wrong one without naming the field. Here the noun's own schema judges it.
 */
export const GraphQLAddress = new GraphQLScalarType({
  ...GraphQLURL.toConfig(),
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3986',
  description: 'An http or https address; a user’s own is letter for letter as entered.',
  serialize: String,
  parseValue: (value) => value,
  parseLiteral: undefined,
});
