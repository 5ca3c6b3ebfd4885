import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The account of a forgotten password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The username, or the e-mail address of the account.' })
  account!: string;
}

@InputType({ description: 'A new password by an e-mail link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}

@InputType({ description: 'A new password by a recovery code.' })
export class ResetPasswordWithCodeInput {
  @Field(() => String, { description: 'The username; case does not matter.' })
  username!: string;

  @Field(() => String, { description: 'An unused recovery code of the account.' })
  recoveryCode!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}
