import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { Activity } from '../../records/activities/activity.entity.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import { CONFIRMATION_LINK_DAYS, REQUESTS_MAX } from '#domain/proof/confirmations';
import * as requests from './confirmation-requests.ts';
import {
  Confirmation,
  ConfirmationRequestType,
  RefuseConfirmationInput,
  SignConfirmationInput,
} from './confirmation.type.ts';
import * as confirmations from './confirmations.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';

defineNode('ConfirmationRequest', ConfirmationRequestType, requests.many);

@Resolver(() => Activity)
export class ConfirmationRequestResolver {
  @Query(() => [ConfirmationRequestType], {
    description: `By which links you asked others to confirm one of your activities, newest first; ${REQUESTS_MAX} at most.`,
  })
  @AtMost(REQUESTS_MAX)
  confirmationRequests(
    @Ctx() ctx: Context,
    @IdArg('activityId', 'Activity')
    activityId: string,
  ) {
    return requests.list(ctx, activityId);
  }

  @FieldResolver(() => [ConfirmationRequestType], {
    name: 'confirmationRequests',
    description: `Newest first; ${REQUESTS_MAX} at most.`,
  })
  @AtMost(REQUESTS_MAX)
  confirmationRequestsOf(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return requests.of(ctx, id);
  }

  @Mutation(() => ConfirmationRequestType, {
    description: `Makes a link by which one person can confirm a completed activity, once, for ${CONFIRMATION_LINK_DAYS} days.`,
  })
  createConfirmationRequest(
    @Ctx() ctx: Context,
    @IdArg('activityId', 'Activity')
    activityId: string,
    @Arg('address', () => String, {
      nullable: true,
      description: 'For an e-mail with the link; left out, you hand it over.',
    })
    address?: string | null,
  ) {
    return requests.create(ctx, activityId, { address });
  }

  @Mutation(() => ConfirmationRequestType, {
    description: 'Withdraws a request: its link stops working.',
  })
  revokeConfirmationRequest(@Ctx() ctx: Context, @IdArg('id', 'ConfirmationRequest') id: string) {
    return requests.revoke(ctx, id);
  }
}

@Resolver()
export class ConfirmationResolver {
  @Query(() => Confirmation, {
    description:
      'The request behind a link, with what is to be confirmed; needs no sign-in and changes nothing.',
  })
  confirmation(@Ctx() ctx: Context, @Arg('token', () => String) token: string) {
    return confirmations.get(ctx, { token });
  }

  @Mutation(() => Boolean, {
    description: 'Confirms an activity by a link, once; needs no sign-in.',
  })
  signConfirmation(
    @Ctx() ctx: Context,
    @Arg('input', () => SignConfirmationInput)
    input: SignConfirmationInput,
  ) {
    return confirmations.sign(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Refuses to confirm an activity by a link, once; needs no sign-in.',
  })
  refuseConfirmation(
    @Ctx() ctx: Context,
    @Arg('input', () => RefuseConfirmationInput)
    input: RefuseConfirmationInput,
  ) {
    return confirmations.refuse(ctx, input);
  }
}
