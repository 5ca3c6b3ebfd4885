import {
  isCompositeType,
  getNamedType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Entry, Policy } from '../../auth/access.ts';
import type { Context } from '../../context.ts';
import { announced } from '../../realtime/announce.ts';
import { needsBelow } from './needs-below.ts';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Puts every field of Query, Mutation and Subscription behind its rule, and announces what mutations wrote. Throws for a
 * field without a rule, and for a field of User whose type the policy does not list.
 */
export function enforcePolicy<Rule extends string>(
  schema: GraphQLSchema,
  policy: Policy<Rule>,
): GraphQLSchema {
  const below = needsBelow(policy);
  const guarded = (entry: Entry, run: Resolve): Resolve =>
    policy.guard(
      entry,
      (_source, _args, ctx: Context) => ctx,
      run,
      (_source, _args, _ctx, info) => below(info),
    );
  for (const { field, ...entry } of rootEntries(schema)) {
    if (entry.access === 'write' && field.resolve) {
      field.resolve = announced((_source, _args, ctx) => ctx, field.resolve);
    }
    if (field.subscribe) field.subscribe = guarded(entry, field.subscribe);
    else if (field.resolve) field.resolve = guarded(entry, field.resolve);
    else throw new Error(`${field.name} has no resolver.`);
  }
  const user = schema.getType('User');
  for (const { name, type } of isObjectType(user) ? Object.values(user.getFields()) : []) {
    const of = getNamedType(type);
    if (isCompositeType(of) && !policy.needOfType(of.name)) {
      throw new Error(`The policy does not say if access tokens may read User.${name}.`);
    }
  }
  return schema;
}

/** Returns the fields of Query, Mutation and Subscription. */
export const rootFields = (schema: GraphQLSchema) => rootEntries(schema).map(({ field }) => field);

/** Returns these fields' entries in the policy. */
export const rootEntries = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      name: field.name,
      access: type === schema.getMutationType() ? ('write' as const) : ('read' as const),
    })),
  );
