import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { attestationSources, type AttestationSource } from '#domain/attestations';
import * as vocabularies from '../vocabularies.ts';

/** What every place that shows an attestation says of it. */
@ObjectType()
export abstract class AttestationFacts {
  @Field(() => ID, { description: 'Identifies the attestation.' })
  id!: number;

  @Field(() => String, { description: 'Who confirmed, when, and how many hours, as text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'That the record has changed since it was signed, as text; null if it has not.',
  })
  changed!: string | null;

  @Field(() => Boolean, {
    description:
      'True if it attests the record as it is now: nothing that was signed has changed, and the hours are not more than were confirmed.',
  })
  isCurrent!: boolean;

  @Field(() => String, { nullable: true, description: 'What the person added, if anything.' })
  comment!: string | null;
}

@ObjectType('Attestation', {
  description: 'What another person confirmed about an activity. Who they are is not checked.',
})
export class AttestationType extends AttestationFacts {
  @Field(() => vocabularies.AttestationSource, {
    description: `${attestationSources.join(' or ')}.`,
  })
  source!: AttestationSource;

  @Field(() => String, { description: 'Their name, as they stated it.' })
  name!: string;

  @Field(() => String, { description: 'Their role, as they stated it.' })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Their registration number, if they stated one.',
  })
  registrationNumber!: string | null;

  @Field(() => Float, { description: 'Hours confirmed.' })
  hours!: number;

  @Field(() => GraphQLDateTime, { description: 'The time when they signed.' })
  signedAt!: Date;

  @Field(() => String, { description: 'The SHA-256 of what they saw and signed, in hexadecimal.' })
  signedHash!: string;
}
