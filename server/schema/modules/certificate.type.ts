import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

const revocation = {
  nullable: true,
  description: 'When and why it was revoked, in words; null while it is valid.',
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

@ObjectType({ description: 'What a certificate says, for anyone who has its number.' })
export class VerifiedCertificate {
  @Field(() => String, { description: 'Its number, as it is printed.' })
  number!: string;

  @Field(() => Boolean, { description: 'Whether it is valid: it was not revoked.' })
  isValid!: boolean;

  @Field(() => String, revocation)
  revocation!: string | null;

  @Field(() => String, { description: 'Whose it is, by the name at the time.' })
  holderName!: string;

  @Field(() => String, { description: 'The module that was completed.' })
  moduleTitle!: string;

  @Field(() => String, { description: 'Which version of its text.' })
  moduleVersion!: string;

  @Field(() => Int, { description: 'CPD hours; they are not interactive.' })
  hours!: number;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => GraphQLDateTime, { description: 'The day of completion, as midnight UTC.' })
  completedOn!: Date;
}
