import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { PageArgs } from '../../mechanics/pages.ts';
import * as opening from './opening.ts';
import {
  CreateSharedSubmissionInput,
  SharedSubmissionAccessArgs,
} from './shared-submission.input.ts';
import {
  OpenedSharedSubmission,
  SharedSubmissionAccessConnection,
  SharedSubmissionConnection,
  SharedSubmissionType,
} from './shared-submission.type.ts';
import * as sharedSubmissions from './shared-submissions.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

@Resolver()
export class SharedSubmissionResolver {
  @Query(() => SharedSubmissionConnection, {
    description: 'Your links to submissions, newest first.',
  })
  sharedSubmissions(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return sharedSubmissions.list(ctx, args);
  }

  @Query(() => SharedSubmissionAccessConnection, {
    description: 'Who used one of your links, newest first.',
  })
  sharedSubmissionAccesses(
    @Ctx() ctx: Context,
    @Args(() => SharedSubmissionAccessArgs) { id, ...page }: SharedSubmissionAccessArgs,
  ) {
    return sharedSubmissions.accesses(ctx, page, id);
  }

  @Mutation(() => SharedSubmissionType, {
    description:
      'Freezes a submission and makes a link to it. Takes as long as its report does; needs a recent proof of identity.',
  })
  createSharedSubmission(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSharedSubmissionInput)
    input: CreateSharedSubmissionInput,
  ) {
    return sharedSubmissions.create(ctx, input);
  }

  @Mutation(() => SharedSubmissionType, {
    description: 'Ends a link at once and removes its files; its log stays.',
  })
  revokeSharedSubmission(@Ctx() ctx: Context, @IdArg('id', 'SharedSubmission') id: string) {
    return sharedSubmissions.revoke(ctx, id);
  }

  @Mutation(() => SharedSubmissionType, {
    description: 'Deletes a link with its files and its log, for good.',
  })
  deleteSharedSubmission(@Ctx() ctx: Context, @IdArg('id', 'SharedSubmission') id: string) {
    return sharedSubmissions.remove(ctx, id);
  }

  @Mutation(() => OpenedSharedSubmission, {
    description:
      'Opens a link to a submission. One that is unknown, expired, revoked or deleted is not found.',
  })
  openSharedSubmission(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, { description: 'The part of the link after #.' })
    secret: string,
    @Arg('passphrase', () => String, {
      nullable: true,
      description: 'If the link has one.',
    })
    passphrase?: string | null,
  ) {
    return opening.open(ctx, { secret, passphrase });
  }
}
