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
  description: 'Changes of your records are sent there, signed as Standard Webhooks has it.',
})
export class WebhookType {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  tokenName!: string;

  @Field(() => GraphQLDateTime, { description: 'It ends with its access token.' })
  expiresAt!: Date;

  @Field(() => GraphQLAddress, {
    nullable: true,
    description: 'Null if the key of the server was changed.',
  })
  address!: string | null;

  @Field(() => String)
  host!: string;

  @Field(() => [RecordKindEnum], {
    description: 'None for all.',
  })
  kinds!: TimelineKind[];

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => WebhookStateEnum)
  state!: WebhookState;

  @Field(() => String, { nullable: true })
  pausedText!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'If the last one failed.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => Boolean, { description: 'True if changes wait to be sent.' })
  isBehind!: boolean;

  @ShownOnce(() => String, 'It signs the messages, `whsec_…`: give it to the receiver.')
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

  @Field(() => String, { description: `${webhookMessageTypes.join(' or ')}.` })
  type!: WebhookMessageType;

  @Field(() => String)
  label!: string;

  @Field(() => Int, { nullable: true })
  firstSeq!: number | null;

  @Field(() => Int, { nullable: true })
  lastSeq!: number | null;

  @Field(() => String, {
    description: `As it is sent, with at most ${webhookLimits.changes} changes.`,
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
    description: 'Of the last response.',
  })
  status!: number | null;

  @Field(() => Boolean, { description: 'By the last attempt.' })
  hasArrived!: boolean;

  @Field(() => String, { nullable: true, description: 'Of the last attempt.' })
  resultText!: string | null;
}

@ObjectType({ description: 'Messages of a webhook, newest first.' })
export class WebhookDeliveryConnection extends connectionType(
  'WebhookDelivery',
  WebhookDeliveryType,
) {}
