import type { GraphQLSchema } from 'graphql';

/** Adds descriptions to the root types, which have no class. */
export function describeRoots(schema: GraphQLSchema): void {
  schema.getQueryType()!.description =
    'What can be read. A record of another user is not found. `updatedSince` selects what was added or changed then or later; `changes` misses nothing, deleted records included.';
  schema.getMutationType()!.description =
    'What can be changed. The fields of one operation run in order. A record of another user, or a crew session that you are not in, is not found. A record is created once if it is sent again under the same Idempotency-Key header. A `version` grows with every change: with one that is not the record’s, nothing is written (CONFLICT); without one, the last one who writes wins.';
  schema.getSubscriptionType()!.description =
    'What can be followed live, over a websocket with the protocol graphql-transport-ws.';
}
