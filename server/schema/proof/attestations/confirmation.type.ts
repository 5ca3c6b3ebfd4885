import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { attestationLimits as limits } from '#domain/proof/attestations';
import { type ClosedLink, type RequestState } from '#domain/proof/confirmations';
import { ClosedLinkEnum, ConfirmationRequestStateEnum } from './attestation.enums.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { ShownOnce } from '../../mechanics/shown-once.ts';

@ObjectType('ConfirmationRequest', {
  description: 'A link by which you ask one person to confirm an activity.',
})
export class ConfirmationRequestType {
  @Field(() => ID)
  id!: number;

  @Field(() => ConfirmationRequestStateEnum)
  state!: RequestState;

  @Field(() => String)
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it was sent; null if it was handed over, or is settled.',
  })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the person said who refused.',
  })
  comment!: string | null;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  expiresAt!: Date;

  @ShownOnce(() => GraphQLAddress, 'Whoever has it can answer once.')
  secretUrl!: string | null;
}

@ObjectType({ description: 'What a person is asked to confirm, and nothing else of the record.' })
export class RecordToConfirm {
  @Field(() => String)
  person!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  days!: string;

  @Field(() => Float)
  hours!: number;

  @Field(() => Boolean)
  isInteractive!: boolean;

  @Field(() => String, { nullable: true })
  where!: string | null;

  @Field(() => String, { description: 'The SHA-256 of all this; a confirmation sends it back.' })
  signedHash!: string;
}

@ObjectType({ description: 'The request behind a link.' })
export class Confirmation {
  @Field(() => ClosedLinkEnum, {
    nullable: true,
    description: 'Null if it can be answered.',
  })
  closed!: Exclude<ClosedLink, 'unknown'> | null;

  @Field(() => Boolean, { description: 'True if you made it, so that you cannot answer it.' })
  isYours!: boolean;

  @Field(() => RecordToConfirm, {
    nullable: true,
    description: 'Null if it is closed.',
  })
  record!: RecordToConfirm | null;
}

@InputType({ description: 'A confirmation.' })
export class SignConfirmationInput {
  @Field(() => String)
  token!: string;

  @Field(() => String, { description: 'Of the record that you saw.' })
  signedHash!: string;

  @Field(() => String, {
    description: `${limits.name.min} to ${limits.name.max} characters.`,
  })
  name!: string;

  @Field(() => String, {
    description: `${limits.role.min} to ${limits.role.max} characters.`,
  })
  profession!: string;

  @Field(() => String, {
    nullable: true,
  })
  registrationNumber?: string | null;

  @Field(() => Float, { description: 'Those of the record, or fewer.' })
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description: `At most ${limits.comment.max} characters.`,
  })
  comment?: string | null;
}

@InputType({ description: 'A refusal to confirm.' })
export class RefuseConfirmationInput {
  @Field(() => String)
  token!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${limits.comment.max} characters.`,
  })
  comment?: string | null;
}
