import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

@ObjectType({ description: 'Recovery codes just made; they are never shown again.' })
export class NewRecoveryCodes {
  @Field(() => [String], { description: 'Ten codes, each of which works once.' })
  codes!: string[];

  @Field(() => User, { description: 'Whose they are.' })
  user!: User;
}

@InputType({ description: 'A forgotten password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The username, or the e-mail address of the account.' })
  account!: string;
}

@InputType({ description: 'A new password by the link of a message.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}

@InputType({ description: 'A new password by a recovery code.' })
export class ResetPasswordWithCodeInput {
  @Field(() => String, { description: 'Username, whatever the case of its letters.' })
  username!: string;

  @Field(() => String, { description: 'An unused recovery code of the account.' })
  recoveryCode!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}
