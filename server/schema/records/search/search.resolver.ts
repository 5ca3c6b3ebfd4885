import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import * as search from './search.ts';
import { SearchArgs, SearchResult } from './search.type.ts';

@Resolver()
export class SearchResolver {
  @Query(() => [SearchResult], {
    description:
      'Finds your records, certificates, modules and resources: the best of each kind first. Reflections only with reflective-logs:read, if the caller is an access token.',
  })
  search(@Ctx() ctx: Context, @Args(() => SearchArgs) args: SearchArgs) {
    return search.all(ctx, args);
  }
}
