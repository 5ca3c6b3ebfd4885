import { Field, ObjectType } from 'type-graphql';
import { PushSubscription } from './push-subscription.entity.ts';

@ObjectType({ description: 'Push messages: what a browser needs to take them, and which do.' })
export class Push {
  @Field(() => String, {
    description: 'The VAPID key of this server, for pushManager.subscribe.',
  })
  publicKey!: string;

  @Field(() => [PushSubscription], { description: 'Your devices that take them, newest first.' })
  devices!: PushSubscription[];
}
