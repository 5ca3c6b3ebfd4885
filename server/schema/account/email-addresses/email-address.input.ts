import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The address for e-mail.' })
export class UpdateEmailInput {
  @Field(() => String, { description: 'An e-mail address of at most 254 characters.' })
  address!: string;
}

@InputType({ description: 'Confirms an e-mail address.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'The token from the link in the message.' })
  token!: string;
}
