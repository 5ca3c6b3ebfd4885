import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new account for somebody whom an identity provider knows.' })
export class RegisterWithIdentityInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String, { description: 'To sign in with once a password is set.' })
  username!: string;

  @Field(() => String, { nullable: true })
  organization?: string | null;
}
