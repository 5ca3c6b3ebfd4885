import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { RecordChange } from '../record-events/records-change.type.ts';
import { Node } from './node.type.ts';
import * as nodes from './nodes.ts';

@Resolver(() => RecordChange)
export class RecordChangeResolver {
  @FieldResolver(() => Node, {
    nullable: true,
    description:
      'As it is now; null if it is deleted, if `node` does not read its kind, or if the access token may not.',
  })
  record(@Ctx() ctx: Context, @Root() change: RecordChange) {
    return nodes.ofChange(ctx, change);
  }
}
