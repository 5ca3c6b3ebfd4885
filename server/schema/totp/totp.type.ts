import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an authenticator app is set up with; shown once.' })
export class TotpSetup {
  @Field(() => String, { description: 'The secret, to type where no camera is at hand.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth:// address, to be shown as a QR code.' })
  uri!: string;
}

@InputType({ description: 'The first code of an authenticator app.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'Six digits.' })
  code!: string;
}
