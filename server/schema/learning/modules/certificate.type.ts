import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';

const revocation = {
  nullable: true,
  description: 'When and why, as text; null while it is valid.',
} as const;

/** The fields of a certificate about the learning, besides hours and score. */
export const measureFields = {
  isConfirmed: {
    description: 'True if the learner chose these hours; else the module’s hours stand.',
  },
  measuredMinutes: {
    nullable: true,
    description:
      'For which the module was in view and in use, as far as the server could check; null: not measured.',
  },
  attempts: {
    nullable: true,
    description: 'Quizzes submitted up to the completion; null: not known.',
  },
  isReviewed: {
    nullable: true,
    description:
      'True if a clinician had reviewed that version of the module by then; null: not recorded.',
  },
} as const;

@ObjectType('Certificate', { description: 'The certificate of a module that you completed.' })
export class CertificateType {
  @Field(() => String, { description: 'Such as PCPD-2026-7K3M-9QXV.' })
  number!: string;

  @Field(() => GraphQLDateTime)
  issuedAt!: Date;

  @Field(() => GraphQLAddress, {
    description: 'For anyone, without an account.',
  })
  verifyUrl!: string;

  @Field(() => GraphQLAddress)
  pdfUrl!: string;

  @Field(() => GraphQLAddress, {
    description: 'An Open Badge 3.0: a PNG with the signed text inside.',
  })
  badgeUrl!: string;

  @Field(() => GraphQLAddress, { description: 'The signed text alone, as a JSON Web Token.' })
  badgeTextUrl!: string;

  @Field(() => String, revocation)
  revocation!: string | null;
}

@ObjectType({ description: 'The contents of a certificate, for anyone with its number.' })
export class VerifiedCertificate {
  @Field(() => String)
  number!: string;

  @Field(() => Boolean)
  isValid!: boolean;

  @Field(() => String, revocation)
  revocation!: string | null;

  @Field(() => String, { description: 'As it was at the time.' })
  holderName!: string;

  @Field(() => String)
  moduleTitle!: string;

  @Field(() => String)
  moduleVersion!: string;

  @Field(() => Float, { description: 'They are not interactive.' })
  hours!: number;

  @Field(() => Boolean, measureFields.isConfirmed)
  isConfirmed!: boolean;

  @Field(() => Int, measureFields.measuredMinutes)
  measuredMinutes!: number | null;

  @Field(() => Int, measureFields.attempts)
  attempts!: number | null;

  @Field(() => Boolean, measureFields.isReviewed)
  isReviewed!: boolean | null;

  @Field(() => Int, { description: 'In percent.' })
  score!: number;

  @Field(() => GraphQLDay)
  completedOn!: Date;
}
