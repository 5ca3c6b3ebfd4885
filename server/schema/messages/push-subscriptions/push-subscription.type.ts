import { Field, ObjectType } from 'type-graphql';
import { PushSubscription } from './push-subscription.entity.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { PUSH_DEVICES_MAX } from '#domain/messages/push-subscriptions';

@ObjectType({
  description: 'Push messages: the key that a browser needs, and the devices that receive them.',
})
export class Push {
  @Field(() => String, {
    description: 'The VAPID key, for pushManager.subscribe.',
  })
  publicKey!: string;

  @Field(() => [PushSubscription], { description: 'Newest first.' })
  @AtMost(PUSH_DEVICES_MAX)
  devices!: PushSubscription[];
}
