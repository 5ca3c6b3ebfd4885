import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ActivityStatus } from '#domain/records/activities';
import type { ContentElementId } from '#domain/records/activity-trace';
import type { EvidenceBadge } from '#domain/records/evidence-badges';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import { IMPORTED_ON } from '../../mechanics/day.ts';
import { measureFields } from '../../learning/modules/certificate.type.ts';
import {
  ActivityCategoryEnum,
  ActivityStatusEnum,
  ContentElementEnum,
} from '../../records/activities/activity.enums.ts';
import { EvidenceBadgeType } from '../../records/evidence-files/evidence-badge.type.ts';
import { EvidenceSubstanceEnum } from '../../records/evidence-files/evidence-file.enums.ts';
import { AttestationFacts } from '../attestations/attestation.type.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { ATTESTATIONS_MAX } from '#domain/proof/attestations';

/** The records of a report. Its editions are projections of the same rows (editions.ts): what one leaves out is null or empty in it. */
export const NUMBERS =
  'Numbers in the index, such as E7; an activity has those of its reflections too. None in a self-check.';
const FILES = 'Oldest first; only in a self-check.';

@ObjectType({ description: 'An Attestation of an activity in a report.' })
export class ReportAttestation extends AttestationFacts {
  @Field(() => String, {
    nullable: true,
    description: 'In a submission, such as A1.',
  })
  number!: string | null;

  @Field(() => GraphQLDay)
  signedOn!: string;

  @Field(() => String, {
    description: 'Text and circumstances, as the index of evidence has them.',
  })
  evidence!: string;
}

@ObjectType({ description: 'An evidence file.' })
export class ReportFile {
  @IdField('EvidenceFile')
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  type!: string;

  @Field(() => Int)
  sizeBytes!: number;

  @Field(() => String, { description: 'Of the file as it was sent, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the bytes that are kept, as in a pack: a picture is saved again without its location. Null for a file that was stored before this was recorded.',
  })
  keptSha256!: string | null;

  @Field(() => GraphQLDay)
  addedOn!: string;

  @Field(() => Boolean, {
    description: 'True if its content is missing or damaged; then it is no evidence.',
  })
  isMissing!: boolean;

  @Field(() => Boolean, { description: 'Its content exists, but is damaged.' })
  isDamaged!: boolean;

  @Field(() => EvidenceSubstanceEnum, {
    nullable: true,
    description: 'Null while not checked. An empty or a locked file is only a note.',
  })
  substance!: EvidenceSubstance | null;

  @Field(() => EvidenceBadgeType, {
    nullable: true,
    description: 'As it was last checked.',
  })
  badge!: EvidenceBadge | null;
}

@ObjectType({
  description:
    'A file, the certificate of a learning module, a note on an activity, or a confirmation, numbered.',
})
export class ReportEvidence {
  @Field(() => String, {
    description: 'Such as E7; of a confirmation, such as A1. By day and id of its record.',
  })
  number!: string;

  @IdField('EvidenceFile', {
    nullable: true,
    description: 'Of a file.',
  })
  fileId!: number | null;

  @IdField('Attestation', {
    nullable: true,
    description: 'Of a confirmation.',
  })
  attestationId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its number.',
  })
  certificate!: string | null;

  @Field(() => String, { description: 'Of the file, or the text of the note.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The media type; null for a note.' })
  type!: string | null;

  @Field(() => Int, { nullable: true })
  sizeBytes!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the file as it was sent, in hexadecimal.',
  })
  sha256!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the bytes that are kept, as in a pack: a picture is saved again without its location. Null for a file that was stored before this was recorded.',
  })
  keptSha256!: string | null;

  @Field(() => String, { description: 'The title of its record.' })
  about!: string;

  @Field(() => GraphQLDay)
  addedOn!: string;

  @Field(() => EvidenceSubstanceEnum, {
    nullable: true,
    description: 'Null while it is not checked yet.',
  })
  substance!: EvidenceSubstance | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was found out about the Open Badge in the file.',
  })
  badge!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'On its Open Badge, or that the file shows nothing, is not checked, or is also under other numbers, such as E7.',
  })
  remark!: string | null;
}

@ObjectType({
  description: 'What happened, what was learned, what will change.',
})
export class ReportReflection {
  @IdField('ReflectiveLog', {
    nullable: true,
    description: 'Null for the reflection on a learning module.',
  })
  reflectiveLogId?: number | null;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn?: string | null;

  @IdField('Activity', {
    nullable: true,
    description: 'In a self-check.',
  })
  activityId?: number | null;

  @Field(() => String, { nullable: true, description: 'The title of that activity.' })
  about?: string | null;

  @Field(() => Boolean, {
    description: 'By its owner in a submission; then its words are null.',
  })
  isWithheld!: boolean;

  @Field(() => String, { nullable: true })
  content?: string | null;

  @Field(() => String, { nullable: true })
  learningOutcomes?: string | null;

  @Field(() => String, { nullable: true })
  futureApplication?: string | null;

  @Field(() => [ReportFile], { description: FILES })
  files!: ReportFile[];

  @Field(() => [String], { description: NUMBERS })
  evidence!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Where nearly the same text stands in this submission.',
  })
  remark?: string | null;
}

@ObjectType({ description: 'The learning module that an activity came from.' })
export class ReportModule {
  @Field(() => String)
  version!: string;

  @Field(() => Int, { description: 'In percent.' })
  score!: number;

  @Field(() => String, { nullable: true })
  reflection!: string | null;
}

@ObjectType({ description: 'A document in a report.' })
export class ReportDocument {
  @IdField('Document')
  documentId!: number;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn?: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'In words.' })
  type!: string;

  @Field(() => GraphQLDay, { nullable: true, description: 'The last day on which it is valid.' })
  expiryDay?: string | null;

  @Field(() => String)
  content!: string;

  @Field(() => [ReportFile], { description: FILES })
  files!: ReportFile[];

  @Field(() => [String], { description: NUMBERS })
  evidence!: string[];
}

@ObjectType({
  description:
    'An activity in a report. What an edition leaves out is null or empty; frozen, it is only what the register prints.',
})
export class ReportActivity {
  @IdField('Activity', { nullable: true })
  activityId?: number | null;

  @Field(() => Int, { nullable: true, description: 'In the register, from 1.' })
  number?: number | null;

  @Field(() => GraphQLDay, {
    description: 'When completed, or recorded if in progress.',
  })
  day!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Here, or imported.',
  })
  recordedOn?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'By the imported file; null: it was recorded here.',
  })
  claimedRecordedOn?: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => ActivityCategoryEnum, { nullable: true })
  category?: string | null;

  @Field(() => ActivityStatusEnum, {
    nullable: true,
    description: 'Only in a self-check: others have what is completed.',
  })
  status?: ActivityStatus | null;

  @Field(() => String, { nullable: true, description: 'In words, such as Course.' })
  activityType?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description: 'For which registration, in words; null for an owner with one.',
  })
  countsFor?: string | null;

  @Field(() => Boolean, { description: 'With other practitioners.' })
  isInteractive!: boolean;

  @Field(() => String, { nullable: true })
  provider?: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  startDay?: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  endDay?: string | null;

  @Field(() => String, { nullable: true, description: 'With the place, in words.' })
  setting?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'By their roles, and how many, in words.',
  })
  practitioners?: string | null;

  @Field(() => [ContentElementEnum])
  contentElements!: ContentElementId[];

  @Field(() => String, { nullable: true })
  howItMeets?: string | null;

  @Field(() => [String], {
    description: 'Titles.',
  })
  goals!: string[];

  @Field(() => [String], {
    description: 'Titles, oldest first.',
  })
  documents!: string[];

  @IdField(['Document'], {
    description: 'In a self-check, among the documents of the period.',
  })
  documentIds!: number[];

  @Field(() => String, {
    nullable: true,
    description: 'An address or free text; only in a self-check.',
  })
  note?: string | null;

  @Field(() => [ReportFile], { description: FILES })
  files!: ReportFile[];

  @Field(() => [String], { description: NUMBERS })
  evidence!: readonly string[];

  @Field(() => ReportModule, {
    nullable: true,
    description: 'Only in a self-check.',
  })
  module?: ReportModule | null;

  @Field(() => [ReportReflection], {
    description: 'Oldest first.',
  })
  reflections!: ReportReflection[];

  @Field(() => [ReportAttestation], {
    description: 'Oldest first.',
  })
  @AtMost(ATTESTATIONS_MAX)
  attestations!: ReportAttestation[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if a valid certificate of a learning module here covers its hours, and they are not interactive. Only in a self-check.',
  })
  isCertified?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Likewise, or an attestation of another person covers it.',
  })
  isAttested?: boolean | null;
}

@ObjectType({ description: 'A certificate of a learning module, as it was issued.' })
export class ReportCertificate {
  @Field(() => String, { description: 'Anyone can check it by this.' })
  number!: string;

  @IdField('Activity', { nullable: true })
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

  @Field(() => Int, { description: 'In percent.' })
  score!: number;

  @Field(() => GraphQLAddress)
  verifyUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When and why; null while it is valid.',
  })
  revocation!: string | null;
}
