import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Policy } from '../auth/access.ts';
import type { Context } from '../context.ts';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Puts every field of Query, Mutation and Subscription behind its rule. A field without a rule throws. */
export function enforcePolicy<Rule extends string>(
  schema: GraphQLSchema,
  policy: Policy<Rule>,
): GraphQLSchema {
  const guarded = (name: string, run: Resolve): Resolve =>
    policy.guard(policy.ruleOf(name), (_source, _args, ctx: Context) => ctx, run);
  for (const field of rootFields(schema)) {
    if (field.subscribe) field.subscribe = guarded(field.name, field.subscribe);
    else if (field.resolve) field.resolve = guarded(field.name, field.resolve);
    else throw new Error(`${field.name} has no resolver.`);
  }
  return schema;
}

/** Returns the fields of Query, Mutation and Subscription. */
export const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
