import { Field, ObjectType } from 'type-graphql';

@ObjectType('IdentityProvider', {
  description: 'A service whose sign-in this installation accepts.',
})
export class IdentityProviderType {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The address that identifies it.' })
  issuer!: string;
}
