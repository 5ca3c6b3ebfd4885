import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { PageArgs } from '../../mechanics/pages.ts';
import { User } from '../users/user.entity.ts';
import * as deliveries from './webhook-deliveries.ts';
import { CreateWebhookInput } from './webhook.input.ts';
import { WebhookDeliveryConnection, WebhookDeliveryType, WebhookType } from './webhook.type.ts';
import * as webhooks from './webhooks.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { webhookLimits } from '#domain/account/webhooks';

@Resolver(() => User)
export class WebhookResolver {
  @FieldResolver(() => [WebhookType], {
    description: 'Of access tokens that have not expired, newest first.',
  })
  @AtMost(webhookLimits.perAccount)
  webhooks(@Ctx() ctx: Context, @Root() user: User) {
    return webhooks.list(ctx, user.id);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: 'The messages of a webhook in the last 30 days, newest first.',
  })
  webhookDeliveries(
    @Ctx() ctx: Context,
    @IdArg('id', 'Webhook') id: string,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return deliveries.list(ctx, args, id);
  }

  @Mutation(() => WebhookType, {
    description:
      'Adds a webhook to an access token: it sends each change from now on, in order, until it has arrived. Needs a recent proof of identity.',
  })
  createWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWebhookInput)
    input: CreateWebhookInput,
  ) {
    return webhooks.create(ctx, input);
  }

  @Mutation(() => WebhookType, {
    description: 'Removes a webhook with the list of its messages: nothing more is sent.',
  })
  deleteWebhook(@Ctx() ctx: Context, @IdArg('id', 'Webhook') id: string) {
    return webhooks.remove(ctx, id);
  }

  @Mutation(() => WebhookType, {
    description:
      'Resumes a webhook that was paused, or waits after a failure: it sends at once, from where it stopped.',
  })
  resumeWebhook(
    @Ctx() ctx: Context,
    @IdArg('id', 'Webhook') id: string,
    @Arg('skip', () => Boolean, {
      nullable: true,
      description:
        'True: only what changes from now on; else it goes on where it stopped, and no change is lost.',
    })
    skip?: boolean,
  ) {
    return webhooks.resume(ctx, id, { skip });
  }

  @Mutation(() => WebhookDeliveryType, {
    description:
      'Sends a test message at once, and returns how it went; limited in a quarter of an hour.',
  })
  sendTestWebhook(@Ctx() ctx: Context, @IdArg('id', 'Webhook') id: string) {
    return deliveries.sendTest(ctx, id);
  }

  @Mutation(() => WebhookDeliveryType, {
    description:
      'Sends a message again at once, and returns how it went; limited in a quarter of an hour.',
  })
  resendWebhookDelivery(
    @Ctx() ctx: Context,
    @IdArg('id', 'WebhookDelivery')
    id: string,
  ) {
    return deliveries.resend(ctx, id);
  }
}
