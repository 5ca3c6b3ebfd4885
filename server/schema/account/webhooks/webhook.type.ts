import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TimelineKind } from '#domain/records/record-events';
import {
  webhookLimits,
  webhookMessageTypes,
  type WebhookDeliveryState,
  type WebhookMessageType,
  type WebhookState,
} from '#domain/account/webhooks';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { connectionType } from '../../mechanics/pages.ts';
import { ShownOnce } from '../../mechanics/shown-once.ts';
import { RecordKindEnum } from '../../records/record-events/record-event.enums.ts';
import { WebhookDeliveryStateEnum, WebhookStateEnum } from './webhook.enums.ts';

@ObjectType('Webhook', {
  description:
    'An address of a program of yours to which changes of your records are sent, signed as Standard Webhooks has it.',
})
export class WebhookType {
  @Field(() => ID)
  id!: number;

  @Field(() => String, { description: 'The name of the access token that it belongs to.' })
  tokenName!: string;

  @Field(() => GraphQLDateTime, { description: 'The time when it ends, with its access token.' })
  expiresAt!: Date;

  @Field(() => GraphQLAddress, {
    nullable: true,
    description: 'Where messages are sent; null if the key of the server was changed.',
  })
  address!: string | null;

  @Field(() => String)
  host!: string;

  @Field(() => [RecordKindEnum], {
    description: 'The kinds of record whose changes are sent; none for all.',
  })
  kinds!: TimelineKind[];

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => WebhookStateEnum)
  state!: WebhookState;

  @Field(() => String, { nullable: true, description: 'Why it is paused, as text.' })
  pausedText!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the next attempt, if the last one failed.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => Boolean, { description: 'True if changes wait to be sent.' })
  isBehind!: boolean;

  @ShownOnce(() => String, 'What signs its messages, `whsec_…`: give it to the receiver.')
  secret!: string | null;
}

@ObjectType('WebhookDelivery', { description: 'A message of a webhook.' })
export class WebhookDeliveryType {
  @Field(() => ID)
  id!: number;

  @Field(() => String, {
    description: 'Its `webhook-id`, which stays the same when it is sent again.',
  })
  messageId!: string;

  @Field(() => String, { description: `Its type: ${webhookMessageTypes.join(' or ')}.` })
  type!: WebhookMessageType;

  @Field(() => String, { description: 'What it is about, as text.' })
  label!: string;

  @Field(() => Int, { nullable: true })
  firstSeq!: number | null;

  @Field(() => Int, { nullable: true })
  lastSeq!: number | null;

  @Field(() => String, {
    description: `The body as it is sent, with at most ${webhookLimits.changes} changes.`,
  })
  body!: string;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => WebhookDeliveryStateEnum)
  state!: WebhookDeliveryState;

  @Field(() => Int)
  attempts!: number;

  @Field(() => GraphQLDateTime, { nullable: true })
  attemptedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The status of the last response; null without one.',
  })
  status!: number | null;

  @Field(() => Boolean, { description: 'True if the last attempt arrived.' })
  hasArrived!: boolean;

  @Field(() => String, { nullable: true, description: 'How the last attempt went, as text.' })
  resultText!: string | null;
}

@ObjectType({ description: 'Messages of a webhook, newest first.' })
export class WebhookDeliveryConnection extends connectionType(
  'WebhookDelivery',
  WebhookDeliveryType,
) {}
