import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ActivityStatus } from '#domain/records/activities';
import type { ActivitySetting } from '#domain/records/activity-settings';
import type { ActivityType } from '#domain/records/activity-types';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import { IMPORTED_ON } from '../../mechanics/day.ts';
import { ActivityFacts, DocumentFacts } from './report-facts.type.ts';
import { measureFields } from '../../learning/modules/certificate.type.ts';
import {
  ActivitySettingEnum,
  ActivityStatusEnum,
  ActivityTypeEnum,
} from '../../records/activities/activity.enums.ts';
import { DocumentTypeEnum } from '../../records/documents/document.enums.ts';
import { EvidenceSubstanceEnum } from '../../records/evidence-files/evidence-file.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';

@ObjectType({ description: 'An evidence file.' })
export class PortfolioFile {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  type!: string;

  @Field(() => Int)
  sizeBytes!: number;

  @Field(() => String, { description: 'The SHA-256 of the file as it was sent, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The SHA-256 of the bytes that are kept, as in a pack: a picture is saved again without its location. Null if it was stored before this was recorded.',
  })
  keptSha256!: string | null;

  @Field(() => GraphQLDay)
  addedOn!: string;

  @Field(() => Boolean, {
    description: 'True if its content is missing or damaged; then it does not count as evidence.',
  })
  isMissing!: boolean;

  @Field(() => Boolean, { description: 'True if its content exists, but is damaged.' })
  isDamaged!: boolean;

  @Field(() => EvidenceSubstanceEnum, {
    nullable: true,
    description: 'Null while it is not checked yet. An empty or a locked file is only a note.',
  })
  substance!: EvidenceSubstance | null;
}

@ObjectType({ description: 'A reflection: what happened, what was learned, what will change.' })
export class PortfolioReflection {
  @Field(() => ID)
  id!: number;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn!: string | null;

  @Field(() => ID, { nullable: true, description: 'The activity it is about, if any.' })
  activityId!: number | null;

  @Field(() => String, { nullable: true })
  activityTitle!: string | null;

  @Field(() => String)
  content!: string;

  @Field(() => String)
  learningOutcomes!: string;

  @Field(() => String)
  futureApplication!: string;

  @Field(() => [PortfolioFile], { description: 'The files attached to it, oldest first.' })
  files!: PortfolioFile[];
}

@ObjectType({ description: 'The learning module that an activity came from.' })
export class PortfolioModule {
  @Field(() => String)
  version!: string;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => String, { nullable: true, description: 'The reflection written on completing it.' })
  reflection!: string | null;
}

@ObjectType({ description: 'A document of the portfolio.' })
export class PortfolioDocument extends DocumentFacts {
  @Field(() => DocumentTypeEnum)
  type!: string;

  @Field(() => [PortfolioFile], { description: 'The files attached to it, oldest first.' })
  files!: PortfolioFile[];
}

/** Several activities can cite a document with many files, so it stands once, in its period. */
@ObjectType({ description: 'A document that an activity cites.' })
export class PortfolioCitation {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  title!: string;
}

@ObjectType({ description: 'An activity with its reflections and files.' })
export class PortfolioActivity extends ActivityFacts {
  @Field(() => GraphQLDay, {
    description: `The day when it was completed, or recorded if it is in progress.`,
  })
  day!: string;

  @Field(() => ActivityStatusEnum)
  status!: ActivityStatus;

  @Field(() => String, { nullable: true, description: 'Evidence: an address or free text.' })
  evidence!: string | null;

  @Field(() => Boolean, {
    description:
      'True if a valid certificate of a learning module here covers its hours, and they are not interactive.',
  })
  isCertified!: boolean;

  @Field(() => Boolean, {
    description:
      'True if such a certificate, or an attestation of another person, covers it as it is.',
  })
  isAttested!: boolean;

  @Field(() => ActivityTypeEnum, {
    nullable: true,
  })
  activityType!: ActivityType | null;

  @Field(() => ActivitySettingEnum, {
    nullable: true,
  })
  setting!: ActivitySetting | null;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With which other practitioners, by their roles.',
  })
  practitioners!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of other practitioners who took part.',
  })
  practitionerCount!: number | null;

  @Field(() => PortfolioModule, { nullable: true, description: 'The module it came from, if any.' })
  module!: PortfolioModule | null;

  @Field(() => [PortfolioReflection], { description: 'The logs about it, oldest first.' })
  reflections!: PortfolioReflection[];

  @Field(() => [PortfolioFile], { description: 'The files attached to it, oldest first.' })
  files!: PortfolioFile[];

  @Field(() => [PortfolioCitation], {
    description:
      'The documents that it cites as evidence, oldest first; their files are with the documents of the period.',
  })
  documents!: PortfolioCitation[];
}

@ObjectType({ description: 'A certificate of a learning module, as it was issued.' })
export class PortfolioCertificate {
  @Field(() => String, { description: 'Its number, by which anyone can check it.' })
  number!: string;

  @Field(() => ID, { nullable: true, description: 'The activity of the module, if any.' })
  activityId!: number | null;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  version!: string;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => Float)
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

  @Field(() => GraphQLAddress, { description: 'The address where it can be checked.' })
  verifyUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The time and reason of its revocation; null while it is valid.',
  })
  revocation!: string | null;
}
