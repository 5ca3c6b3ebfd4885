import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A push subscription from the browser.' })
export class AddPushSubscriptionInput {
  @Field(() => String, { description: 'The address at the push service of the browser.' })
  endpoint!: string;

  @Field(() => String, { description: 'Its public key, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Its authentication secret, base64url.' })
  auth!: string;
}
