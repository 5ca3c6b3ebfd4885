import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import { type AttestationSource } from '#domain/proof/attestations';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AttestationSourceEnum } from './attestation.enums.ts';

/** Fields of an attestation that every place shows. */
@ObjectType()
export abstract class AttestationFacts {
  @IdField('Attestation')
  id!: number;

  @Field(() => String, { description: 'Who confirmed, when, and how many hours.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'That the record has changed since, as text; null if it has not.',
  })
  changed!: string | null;

  @Field(() => Boolean, {
    description:
      'True if nothing that was signed has changed, and the hours are not more than were confirmed.',
  })
  isCurrent!: boolean;

  @Field(() => String, { nullable: true })
  comment!: string | null;

  @Field(() => String, {
    description:
      'How long after its link or the beginning of its crew session it was signed, and whether in a browser of the owner, as text.',
  })
  circumstances!: string;

  @Field(() => Boolean, {
    description: 'True if it came from a browser of the owner, or within minutes of its link.',
  })
  needsAttention!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When its link was made or its crew session began; null: not known.',
  })
  askedAt!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the owner has signed in there; null: not known.',
  })
  inOwnersBrowser!: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What stands of the hours confirmed, since less of the crew session counts; null if all stand.',
  })
  correctedHours!: number | null;

  @Field(() => Float, {
    description:
      'Hours of the record as it is now that it covers: at most those confirmed, those that stand, and those of the record; 0 if anything else that was signed has changed.',
  })
  coveredHours!: number;

  @Field(() => AttestationSourceEnum)
  source!: AttestationSource;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  role!: string;

  @Field(() => String, {
    nullable: true,
  })
  registrationNumber!: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => GraphQLDateTime)
  signedAt!: Date;

  @Field(() => String, { description: 'The SHA-256 of what was signed, in hexadecimal.' })
  signedHash!: string;
}

@ObjectType('Attestation', {
  description: 'What another person confirmed about an activity. Who they are is not checked.',
})
export class AttestationType extends AttestationFacts {}
