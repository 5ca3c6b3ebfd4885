import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import * as support from './support.ts';
import { Support } from './support.type.ts';

@Resolver()
export class SupportResolver {
  @Query(() => Support, { description: 'Contact details for help.' })
  support(@Ctx() ctx: Context) {
    return support.get(ctx);
  }
}
