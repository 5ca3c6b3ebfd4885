import { Field, InputType } from 'type-graphql';
import { DEFAULT_ORGANIZATION } from '#domain/users';

@InputType({ description: 'What signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'Username, whatever the case of its letters.' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Full name.' })
  fullName!: string;

  @Field(() => String, { description: 'The name to sign in with.' })
  username!: string;

  @Field(() => String, { description: 'At least 6 characters, at most 1024 bytes.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: `Employer or service; ${DEFAULT_ORGANIZATION} when left out.`,
  })
  organization?: string | null;
}
