import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLSchema,
} from 'graphql';
import type { Policy } from '../../auth/access.ts';
import type { Need } from '../../auth/token-scopes.ts';
import { rootEntries } from './enforce-policy.ts';

const locations = [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT];
const required = new GraphQLNonNull(GraphQLString);
const allOf = new GraphQLNonNull(new GraphQLList(required));

/** The directive of Apollo Federation, as gateways and documentation tools read it. */
export const requiresScopes = new GraphQLDirective({
  name: 'requiresScopes',
  description:
    'What an access token needs; of a type, wherever it is selected. A session in a browser needs none.',
  locations,
  args: {
    scopes: {
      type: new GraphQLNonNull(new GraphQLList(allOf)),
      description: 'All scopes of one of the lists; noun:write includes noun:read.',
    },
  },
});

export const closedToTokens = new GraphQLDirective({
  name: 'closedToTokens',
  description: 'No access token may use it, whatever its scopes.',
  locations,
});

/** Notes on each root field and each type of a noun what the policy demands of an access token, to be printed. */
export function stateNeeds<Rule extends string>(
  schema: GraphQLSchema,
  policy: Policy<Rule>,
): GraphQLSchema {
  for (const { field, ...entry } of rootEntries(schema)) note(field, policy.needOf(entry));
  for (const type of Object.values(schema.getTypeMap())) note(type, policy.needOfType(type.name));
  return schema;
}

/** Notes a need for the printed schema; nothing if all but the types below it may be used without a scope. */
function note(noted: { extensions: Readonly<Record<string, unknown>> }, need: Need | null): void {
  if (!need || need.tokens === 'always') return;
  const stated =
    need.tokens === 'never'
      ? '@closedToTokens'
      : `@requiresScopes(scopes: [["${need.noun}:${need.access}"]])`;
  noted.extensions = { ...noted.extensions, stated };
}
