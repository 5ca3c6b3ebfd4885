import { Field, InputType } from 'type-graphql';
import { IdentityPurposeEnum } from './linked-identity.enums.ts';
import type { IdentityPurpose } from '#domain/account/linked-identities';

@InputType({ description: 'A visit to an identity provider.' })
export class BeginIdentityVisitInput {
  @Field(() => String, { description: 'The `id` of one of `identityProviders`.' })
  provider!: string;

  @Field(() => IdentityPurposeEnum)
  purpose!: IdentityPurpose;
}

@InputType({ description: 'A new account for somebody whom an identity provider knows.' })
export class RegisterWithIdentityInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String, { description: 'The name to sign in with once a password is set.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'Employer or service.' })
  organization?: string | null;
}
