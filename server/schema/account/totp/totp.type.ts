import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Sets up an authenticator app; shown once.' })
export class TotpSetup {
  @Field(() => String, { description: 'The secret, to type if there is no camera.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth:// address, to show as a QR code.' })
  uri!: string;
}
