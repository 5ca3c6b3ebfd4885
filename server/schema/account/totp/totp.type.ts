import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Sets up an authenticator app; shown once.' })
export class TotpSetup {
  @Field(() => String, { description: 'To type if there is no camera.' })
  secret!: string;

  @Field(() => String, { description: 'An otpauth:// address, to show as a QR code.' })
  uri!: string;
}
