import type { GraphQLObjectType } from 'graphql';

/** True for a record beside its bare id (`document` beside `documentId`); a selection of everything can leave it out. */
export const isBesideId = (type: GraphQLObjectType, name: string): boolean =>
  `${name}Id` in type.getFields();
