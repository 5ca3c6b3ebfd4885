import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

const revocation = {
  nullable: true,
  description: 'When and why it was revoked, as text; null while it is valid.',
} as const;

@ObjectType('Certificate', { description: 'The certificate of a module that you completed.' })
export class CertificateType {
  @Field(() => String, { description: 'Its number, such as PCPD-2026-7K3M-9QXV.' })
  number!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was issued.' })
  issuedAt!: Date;

  @Field(() => String, { description: 'Where anyone can check it, without an account.' })
  verifyUrl!: string;

  @Field(() => String, { description: 'Where you download it as PDF.' })
  pdfUrl!: string;

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

  @Field(() => String, { description: 'The version of its text.' })
  moduleVersion!: string;

  @Field(() => Float, { description: 'CPD hours; they are not interactive.' })
  hours!: number;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => GraphQLDateTime, { description: 'The day of completion, as midnight UTC.' })
  completedOn!: Date;
}
