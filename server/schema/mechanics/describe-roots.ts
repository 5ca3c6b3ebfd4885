import type { GraphQLSchema } from 'graphql';

/** Adds descriptions to the root types, which have no class. */
export function describeRoots(schema: GraphQLSchema): void {
  schema.getQueryType()!.description = 'What can be read.';
  schema.getMutationType()!.description =
    'What can be changed. The fields of one operation run in order.';
  schema.getSubscriptionType()!.description =
    'What can be followed live, over a websocket with the protocol graphql-transport-ws.';
}
