import { Ctx, Query, Resolver } from 'type-graphql';
import { PAGE_MAX } from '#domain/pages';
import type { Context } from '#server/context';
import { Node } from './node.type.ts';
import * as nodes from './nodes.ts';
import { IdArg, RAW } from '../../mechanics/id-nouns.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'What an id names, whatever its type; null if there is nothing, or it is another user’s.',
  })
  node(
    @Ctx() ctx: Context,
    @IdArg('id', RAW, {
      description: 'An id as a field `id` gave it; a plain number says no type.',
    })
    id: string,
  ) {
    return nodes.get(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'The records with some ids, in their order; null as for `node`.',
  })
  nodes(
    @Ctx() ctx: Context,
    @IdArg('ids', [RAW], { description: `At most ${PAGE_MAX}.` }) ids: string[],
  ) {
    return nodes.many(ctx, ids);
  }
}
