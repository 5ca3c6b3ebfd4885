import { OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type {
  WebhookDeliveryState,
  WebhookMessageType,
  WebhookProblem,
} from '#domain/account/webhooks';
import { User } from '../users/user.entity.ts';
import { Webhook } from './webhook.entity.ts';

/**
 * A message of a webhook. It is written before it is sent, so that a killed process loses none; a webhook has one at a time
 * that waits, so that changes arrive in order.
 */
@Entity({ tableName: 'webhook_deliveries' })
@Index({
  name: 'webhook_deliveries_list',
  expression:
    'create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id desc)',
})
@Index({
  name: 'webhook_deliveries_age',
  expression:
    "create index webhook_deliveries_age on webhook_deliveries (created_at) where state <> 'waiting'",
})
@Unique({
  name: 'webhook_deliveries_waiting',
  expression:
    "create unique index webhook_deliveries_waiting on webhook_deliveries (webhook_id) where state = 'waiting'",
})
export class WebhookDelivery {
  [OptionalProps]?: 'attempts';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @ManyToOne(() => Webhook, {
    mapToPk: true,
    fieldName: 'webhook_id',
    deleteRule: 'cascade',
    index: false,
  })
  webhookId!: number;

  /** Its id for the receiver, the same however often it is sent; never used again, not even after a restored backup. */
  @Property({ type: 'uuid' })
  messageId!: string;

  @Property({ type: 'text' })
  type!: WebhookMessageType;

  /** As it is sent. */
  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'text' })
  state!: WebhookDeliveryState;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @Property({ type: 'datetime', length: 3, nullable: true })
  attemptedAt: Date | null = null;

  /** The status of the last response; null without one. */
  @Property({ type: 'integer', nullable: true })
  status: number | null = null;

  @Property({ type: 'text', nullable: true })
  problem: WebhookProblem | null = null;
}
