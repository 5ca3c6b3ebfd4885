import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new password by a recovery code.' })
export class ResetPasswordWithCodeInput {
  @Field(() => String, { description: 'The username; case does not matter.' })
  username!: string;

  @Field(() => String, { description: 'An unused recovery code of the account.' })
  recoveryCode!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}
