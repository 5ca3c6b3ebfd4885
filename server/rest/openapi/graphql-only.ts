import type { GraphQLSchema } from 'graphql';
import { routes } from '../routes.ts';
import type { GraphQLOnly } from './types.ts';

/** GraphQL's root fields without a route in REST. */
export function graphqlOnly(schema: GraphQLSchema): GraphQLOnly[] {
  const known = new Set(routes.map(({ name }) => name));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ name }) => !known.has(name))
      .map(({ name, description }) => ({
        type: type!.name.toLowerCase(),
        field: name,
        description: description ?? '',
      })),
  );
}
