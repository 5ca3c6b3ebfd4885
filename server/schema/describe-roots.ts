import type { GraphQLSchema } from 'graphql';

/** Describes the root types, which no class of ours stands for. */
export function describeRoots(schema: GraphQLSchema): void {
  schema.getQueryType()!.description = 'What can be read.';
  schema.getMutationType()!.description =
    'What can be changed. The fields of one operation run in order.';
  schema.getSubscriptionType()!.description =
    'What can be followed live, over a websocket with the protocol graphql-transport-ws.';
}
