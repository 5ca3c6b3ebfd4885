import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { PageArgs } from '../../mechanics/pages.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import { Resource, ResourceReview } from './resource.entity.ts';
import {
  AddBookmarkInput,
  CreateResourceInput,
  ReportResourceInput,
  ResourceArgs,
  ResourceConnection,
  ResourceReviewConnection,
  ReviewResourceInput,
  UpdateResourceInput,
} from './resource.input.ts';
import * as reports from './reports.ts';
import * as resources from './resources.ts';
import * as reviews from './reviews.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

defineNode('Resource', Resource, resources.many);

@Resolver(() => Resource)
export class ResourceResolver {
  @Query(() => ResourceConnection, {
    description:
      'The library: what a search finds, best first; without one, what fills your emptiest category first.',
  })
  resources(@Ctx() ctx: Context, @Args(() => ResourceArgs) args: ResourceArgs) {
    return resources.list(ctx, args);
  }

  @Query(() => Resource, { description: 'One resource.' })
  resource(@Ctx() ctx: Context, @IdArg('id', 'Resource') id: string) {
    return resources.get(ctx, id);
  }

  @Query(() => ResourceConnection, {
    description:
      'Your bookmarks, also those of resources that are no longer available, newest first.',
  })
  bookmarks(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return resources.bookmarks(ctx, args);
  }

  @Query(() => ResourceReviewConnection, {
    description: 'What people think of a resource, newest first.',
  })
  resourceReviews(
    @Ctx() ctx: Context,
    @IdArg('resourceId', 'Resource') resourceId: string,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return reviews.list(ctx, resourceId, args);
  }

  @Mutation(() => Resource, { description: 'Adds a resource to the library.' })
  createResource(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateResourceInput, {
      description: 'Sent again under the same Idempotency-Key header, it is made once.',
    })
    input: CreateResourceInput,
  ) {
    return resources.create(ctx, input);
  }

  @Mutation(() => Resource, { description: 'Changes a resource that you added.' })
  updateResource(
    @Ctx() ctx: Context,
    @IdArg('id', 'Resource') id: string,
    @Arg('input', () => UpdateResourceInput)
    input: UpdateResourceInput,
  ) {
    return resources.update(ctx, id, input);
  }

  @Mutation(() => Resource, {
    description:
      'Deletes a resource that you added: bookmarks show it as no longer available. restoreResource undoes it for 30 days.',
  })
  deleteResource(@Ctx() ctx: Context, @IdArg('id', 'Resource') id: string) {
    return resources.remove(ctx, id);
  }

  @Mutation(() => Resource, {
    description: 'Restores a resource that you deleted, with its bookmarks and reviews.',
  })
  restoreResource(@Ctx() ctx: Context, @IdArg('id', 'Resource') id: string) {
    return resources.restore(ctx, id);
  }

  @Mutation(() => Resource, {
    description:
      'Reports a resource to the operator and hides it from you; withdrawResourceReport undoes it. Its adder does not learn who reported it.',
  })
  async reportResource(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportResourceInput)
    input: ReportResourceInput,
  ) {
    return (await reports.write(ctx, input.resourceId, input)).record;
  }

  @Mutation(() => Resource, {
    description: 'Withdraws your report of a resource, so that you find it again.',
  })
  withdrawResourceReport(@Ctx() ctx: Context, @IdArg('id', 'Resource') id: string) {
    return reports.withdraw(ctx, id);
  }

  @Mutation(() => Resource, { description: 'Bookmarks a resource; once, however often.' })
  async addBookmark(
    @Ctx() ctx: Context,
    @Arg('input', () => AddBookmarkInput) input: AddBookmarkInput,
  ) {
    return (await resources.addBookmark(ctx, input.resourceId)).record;
  }

  @Mutation(() => Resource, { description: 'Takes a bookmark away; addBookmark undoes it.' })
  removeBookmark(@Ctx() ctx: Context, @IdArg('id', 'Resource') id: string) {
    return resources.removeBookmark(ctx, id);
  }

  @Mutation(() => ResourceReview, {
    description: 'Writes your review of a resource, or changes it.',
  })
  async reviewResource(
    @Ctx() ctx: Context,
    @Arg('input', () => ReviewResourceInput)
    input: ReviewResourceInput,
  ) {
    return (await reviews.write(ctx, input.resourceId, input)).record;
  }

  @Mutation(() => ResourceReview, {
    description:
      'Deletes your review, answered as it was; reviewResource with the same words undoes it.',
  })
  deleteReview(@Ctx() ctx: Context, @IdArg('id', 'ResourceReview') id: string) {
    return reviews.remove(ctx, id);
  }
}

@Resolver(() => ResourceReview)
export class ResourceReviewResolver {
  @FieldResolver(() => Resource)
  resource(@Ctx() ctx: Context, @Root() { resourceId }: ResourceReview) {
    return resources.find(ctx, resourceId);
  }
}
