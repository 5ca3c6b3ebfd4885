import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';

const revocation = {
  nullable: true,
  description: 'The time and reason of its revocation, as text; null while it is valid.',
} as const;

/** The fields of a certificate about the learning, besides hours and score. */
export const measureFields = {
  isConfirmed: {
    description:
      'True if the learner chose these hours; false if nobody was asked, so that the module’s hours stand.',
  },
  measuredMinutes: {
    nullable: true,
    description:
      'Minutes for which the module was open, in view and in use, as far as the server could check; null if they were not measured.',
  },
  attempts: {
    nullable: true,
    description: 'Quizzes that were submitted up to the completion; null if this is not known.',
  },
  isReviewed: {
    nullable: true,
    description:
      'True if a clinician had reviewed the version of the module that was learned, by its completion; null if this was not recorded.',
  },
} as const;

@ObjectType('Certificate', { description: 'The certificate of a module that you completed.' })
export class CertificateType {
  @Field(() => String, { description: 'Its number, such as PCPD-2026-7K3M-9QXV.' })
  number!: string;

  @Field(() => GraphQLDateTime)
  issuedAt!: Date;

  @Field(() => GraphQLAddress, {
    description: 'The address where anyone can check it, without an account.',
  })
  verifyUrl!: string;

  @Field(() => GraphQLAddress, { description: 'The address where you download it as PDF.' })
  pdfUrl!: string;

  @Field(() => GraphQLAddress, {
    description:
      'The address where you download it as an Open Badge 3.0: a PNG with the signed text inside.',
  })
  badgeUrl!: string;

  @Field(() => GraphQLAddress, { description: 'The signed text alone, as a JSON Web Token.' })
  badgeTextUrl!: string;

  @Field(() => String, revocation)
  revocation!: string | null;
}

@ObjectType({ description: 'The contents of a certificate, for anyone with its number.' })
export class VerifiedCertificate {
  @Field(() => String, { description: 'Its number, as printed.' })
  number!: string;

  @Field(() => Boolean, { description: 'True unless it was revoked.' })
  isValid!: boolean;

  @Field(() => String, revocation)
  revocation!: string | null;

  @Field(() => String, { description: 'The holder’s name at the time.' })
  holderName!: string;

  @Field(() => String, { description: 'The module that was completed.' })
  moduleTitle!: string;

  @Field(() => String)
  moduleVersion!: string;

  @Field(() => Float, { description: 'CPD hours; they are not interactive.' })
  hours!: number;

  @Field(() => Boolean, measureFields.isConfirmed)
  isConfirmed!: boolean;

  @Field(() => Int, measureFields.measuredMinutes)
  measuredMinutes!: number | null;

  @Field(() => Int, measureFields.attempts)
  attempts!: number | null;

  @Field(() => Boolean, measureFields.isReviewed)
  isReviewed!: boolean | null;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => GraphQLDay)
  completedOn!: Date;
}
