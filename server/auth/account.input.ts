import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A change of password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password until now.' })
  currentPassword!: string;

  @Field(() => String, { description: 'At least 6 characters, at most 1024 bytes.' })
  newPassword!: string;
}

@InputType({ description: 'What confirms that an account is to be deleted.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}
