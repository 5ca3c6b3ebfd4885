import { Args, ArgsType, Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { recordResolver } from '#server/records/resolver';
import { connectionType } from '../../mechanics/pages.ts';
import { Credential } from './credential.entity.ts';
import * as credentials from './credentials.ts';
import { CredentialFilterEnum, CredentialTypeEnum } from './credential.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdArg, IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'A credential to add.' })
class CreateCredentialInput {
  @Field(() => CredentialTypeEnum)
  type!: string;

  @Field(() => String, { description: 'At least 2 characters.' })
  title!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  issueDate?: Date | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null: it does not expire, or no date is known.',
  })
  expiryDate?: Date | null;

  @Field(() => String, { nullable: true })
  number?: string | null;

  @Field(() => String, { nullable: true })
  issuer?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @IdField('Credential', {
    nullable: true,
  })
  renewsId?: string | null;
}

@InputType({ description: 'The changes to a credential; what is left out stays.' })
class UpdateCredentialInput extends updateInput(CreateCredentialInput) {}

@ArgsType()
class CredentialArgs extends RecordListArgs {
  @Field(() => CredentialFilterEnum, {
    nullable: true,
    description: 'Current by default; a newer one has replaced a renewed one.',
  })
  show?: string | null;
}

@ObjectType({ description: 'A page of credentials.' })
class CredentialConnection extends connectionType('Credential', Credential) {}

@Resolver(() => Credential)
export class CredentialResolver extends recordResolver({
  name: 'Credential',
  label: 'a credential',
  type: Credential,
  inputs: { create: CreateCredentialInput, update: UpdateCredentialInput },
  service: credentials,
}) {
  @Query(() => CredentialConnection, {
    description: 'Your credentials, the soonest to expire first.',
  })
  credentials(@Ctx() ctx: Context, @Args(() => CredentialArgs) args: CredentialArgs) {
    return credentials.list(ctx, args);
  }

  @Query(() => Credential, { description: 'One of your credentials.' })
  credential(@Ctx() ctx: Context, @IdArg('id', 'Credential') id: string) {
    return credentials.get(ctx, id);
  }
}
