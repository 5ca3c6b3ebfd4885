import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new password by a recovery code.' })
export class ResetPasswordWithCodeInput {
  @Field(() => String, { description: 'Case does not matter.' })
  username!: string;

  @Field(() => String, { description: 'An unused one of the account.' })
  recoveryCode!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}
