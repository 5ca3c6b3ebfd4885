import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import * as recency from './recency.ts';
import { Recency } from './recency.type.ts';
import * as renewal from './renewal.ts';
import { Renewal } from './renewal.type.ts';

@Resolver()
export class RenewalResolver {
  @Query(() => Renewal, {
    description: 'The declarations of your next renewal, answered from your record where it can.',
  })
  renewal(@Ctx() ctx: Context) {
    return renewal.get(ctx);
  }

  @Query(() => Recency, { description: 'What your practice hours show of recency of practice.' })
  recency(@Ctx() ctx: Context) {
    return recency.get(ctx);
  }
}
