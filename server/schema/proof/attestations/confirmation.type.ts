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

  @Field(() => String, { description: 'What became of it, as text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address it was sent to; null if it was handed over, or is settled.',
  })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the person said who refused, if anything.',
  })
  comment!: string | null;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when its link works.' })
  expiresAt!: Date;

  @ShownOnce(() => GraphQLAddress, 'The link itself. Whoever has it can answer once.')
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

  @Field(() => Boolean, { description: 'True if it was interactive, with other practitioners.' })
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
    description: 'Why it cannot be answered; null if it can.',
  })
  closed!: Exclude<ClosedLink, 'unknown'> | null;

  @Field(() => Boolean, { description: 'True if you made it: then you cannot answer it.' })
  isYours!: boolean;

  @Field(() => RecordToConfirm, {
    nullable: true,
    description: 'What to confirm; null if it is closed.',
  })
  record!: RecordToConfirm | null;
}

@InputType({ description: 'A confirmation.' })
export class SignConfirmationInput {
  @Field(() => String)
  token!: string;

  @Field(() => String, { description: 'The signedHash of the record that you saw.' })
  signedHash!: string;

  @Field(() => String, {
    description: `Your name, ${limits.name.min} to ${limits.name.max} characters.`,
  })
  name!: string;

  @Field(() => String, {
    description: `Your role, ${limits.role.min} to ${limits.role.max} characters.`,
  })
  profession!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your registration number, if you have one.',
  })
  registrationNumber?: string | null;

  @Field(() => Float, { description: 'The hours that you confirm: those of the record, or fewer.' })
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description: `A comment of at most ${limits.comment.max} characters.`,
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
    description: `A comment of at most ${limits.comment.max} characters.`,
  })
  comment?: string | null;
}
