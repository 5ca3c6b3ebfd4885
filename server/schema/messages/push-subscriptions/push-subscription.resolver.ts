import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { PushSubscription } from './push-subscription.entity.ts';
import { AddPushSubscriptionInput } from './push-subscription.input.ts';
import { Push } from './push-subscription.type.ts';
import * as pushSubscriptions from './push-subscriptions.ts';
import { User } from '../../account/users/user.entity.ts';
import { deviceLabel } from '#domain/account/settings';
import { IdArg } from '../../mechanics/id-nouns.ts';

@Resolver(() => User)
export class PushResolver {
  @FieldResolver(() => Push)
  push(@Ctx() ctx: Context, @Root() user: User) {
    return pushSubscriptions.get(ctx, user);
  }

  @Mutation(() => User, {
    description: 'Sends your push messages to this browser, until it is signed out.',
  })
  addPushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPushSubscriptionInput)
    input: AddPushSubscriptionInput,
  ) {
    return pushSubscriptions.add(ctx, input);
  }

  @Mutation(() => User, { description: 'Turns push messages off for a device.' })
  deletePushSubscription(
    @Ctx() ctx: Context,
    @IdArg('id', 'PushDevice')
    id: string,
  ) {
    return pushSubscriptions.remove(ctx, id);
  }

  @Mutation(() => PushSubscription, {
    description: 'Sends a test message to a device at once; limited to a few in 15 minutes.',
  })
  sendTestPush(
    @Ctx() ctx: Context,
    @IdArg('id', 'PushDevice')
    id: string,
  ) {
    return pushSubscriptions.sendTest(ctx, id);
  }
}

@Resolver(() => PushSubscription)
export class PushDeviceResolver {
  @FieldResolver(() => String, {
    description: 'Such as "Firefox on Windows".',
  })
  name(@Root() { userAgent }: PushSubscription) {
    return deviceLabel(userAgent);
  }
}
