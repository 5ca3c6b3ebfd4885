import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A change of password.' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: 'Left out if the account has none yet.' })
  currentPassword?: string | null;

  @Field(() => String, { description: 'At least 6 characters, at most 1024 bytes.' })
  newPassword!: string;
}

@InputType({ description: 'Confirms the deletion of an account.' })
export class DeleteAccountInput {
  @Field(() => String, { nullable: true, description: 'Left out if the account has none.' })
  password?: string | null;
}
