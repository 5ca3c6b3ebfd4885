import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { ContentElementId } from '#domain/records/activity-trace';
import { IMPORTED_ON } from '../../mechanics/day.ts';
import { AttestationFacts } from '../attestations/attestation.type.ts';
import { PortfolioGoal } from './portfolio-goal.type.ts';
import {
  ActivityCategoryEnum,
  ContentElementEnum,
} from '../../records/activities/activity.enums.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'What another person confirmed about an activity of a report.' })
export class PortfolioAttestation extends AttestationFacts {
  @Field(() => String, {
    nullable: true,
    description: 'Its number as evidence in a submission, such as A1; null where none is numbered.',
  })
  number!: string | null;

  @Field(() => GraphQLDay)
  signedOn!: string;

  @Field(() => String, {
    description: 'Text and circumstances, as the index of evidence has them.',
  })
  evidence!: string;
}

/** The facts of an activity in both editions of the report. */
@ObjectType()
export abstract class ActivityFacts {
  @Field(() => ID)
  id!: number;

  @Field(() => GraphQLDay, {
    description: `The day when it was recorded here or imported.`,
  })
  recordedOn!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: `The day when it was recorded, according to the imported file; null: it was recorded here.`,
  })
  claimedRecordedOn!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => ActivityCategoryEnum)
  category!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'How many of its hours count for which registration, in words; null for an owner with one.',
  })
  countsFor!: string | null;

  @Field(() => Boolean, { description: 'True if done in an interactive setting with others.' })
  isInteractive!: boolean;

  @Field(() => String, { nullable: true })
  provider!: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  startDay!: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  endDay!: string | null;

  @Field(() => [ContentElementEnum])
  contentElements!: ContentElementId[];

  @Field(() => String, { nullable: true })
  howItMeets!: string | null;

  @Field(() => [String], { description: 'The titles of the learning goals it serves.' })
  goals!: string[];

  @Field(() => [PortfolioAttestation], {
    description: 'What others confirmed about it, oldest first.',
  })
  attestations!: PortfolioAttestation[];
}

/** The same of a document. */
@ObjectType()
export abstract class DocumentFacts {
  @Field(() => ID)
  id!: number;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: `The last day on which it is valid.`,
  })
  expiryDay!: string | null;

  @Field(() => String)
  content!: string;
}

/** The same of their owner. */
@ObjectType()
export abstract class PersonFacts {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  role!: string;

  @Field(() => String, { nullable: true })
  organization!: string | null;

  @Field(() => ProfessionEnum, {
    description: 'The profession whose registration it is about.',
  })
  profession!: string;

  @Field(() => String, {
    nullable: true,
    description: 'That registration in words; null if its owner has no other.',
  })
  register!: string | null;

  @Field(() => String, { nullable: true })
  registrationNumber!: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  registrationDay!: string | null;

  @Field(() => String, { nullable: true, description: 'The type of registration, in words.' })
  registrationType!: string | null;

  @Field(() => [String], {
    description:
      'What the registration was from when to when, in words, oldest first; empty if its owner recorded none.',
  })
  registrationHistory!: string[];

  @Field(() => String, { description: 'The time zone of its days.' })
  timeZone!: string;
}

/** The same of a CPD period. */
@ObjectType()
export abstract class PeriodFacts {
  @Field(() => GraphQLDay)
  start!: string;

  @Field(() => GraphQLDay)
  end!: string;

  @Field(() => String)
  label!: string;

  @Field(() => [PortfolioGoal], { description: 'The learning plan, by target day.' })
  goals!: PortfolioGoal[];
}
