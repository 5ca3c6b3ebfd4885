import { Field, InputType } from 'type-graphql';

@InputType({ description: 'As the browser gives it.' })
export class AddPushSubscriptionInput {
  @Field(() => String, { description: 'The address at the browser’s push service.' })
  endpoint!: string;

  @Field(() => String, { description: 'The public key, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'The authentication secret, base64url.' })
  auth!: string;
}
