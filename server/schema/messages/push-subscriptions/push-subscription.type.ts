import { Field, ObjectType } from 'type-graphql';
import { PushSubscription } from './push-subscription.entity.ts';

@ObjectType({
  description: 'Push messages: the key that a browser needs, and the devices that receive them.',
})
export class Push {
  @Field(() => String, {
    description: 'The VAPID key, for pushManager.subscribe.',
  })
  publicKey!: string;

  @Field(() => [PushSubscription], { description: 'Newest first.' })
  devices!: PushSubscription[];
}
