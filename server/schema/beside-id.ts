import type { GraphQLObjectType } from 'graphql';

/** True for a record that stands beside its bare id (`document` beside `documentId`), which says enough where all is shown. */
export const isBesideId = (type: GraphQLObjectType, name: string): boolean =>
  `${name}Id` in type.getFields();
