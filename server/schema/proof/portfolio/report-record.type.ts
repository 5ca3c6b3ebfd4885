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

/** The records of a report. Its editions are projections of the same rows (editions.ts): what one leaves out is null or empty in it. */
export const NUMBERS =
  'Numbers of its evidence in the index, such as E7; an activity has those of its reflections too. None in a self-check.';
const FILES = 'The files attached to it, oldest first; only in a self-check.';

@ObjectType({ description: 'What another person confirmed about an activity of a report.' })
export class ReportAttestation extends AttestationFacts {
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

  @Field(() => EvidenceBadgeType, {
    nullable: true,
    description: 'The Open Badge in the file, as it was last checked; null for any other file.',
  })
  badge!: EvidenceBadge | null;
}

@ObjectType({
  description:
    'A numbered piece of evidence: a file, the certificate of a learning module, a note on an activity, or a confirmation by another person.',
})
export class ReportEvidence {
  @Field(() => String, {
    description:
      'Its number, such as E7; of a confirmation, such as A1. By day and id of its record.',
  })
  number!: string;

  @IdField('EvidenceFile', {
    nullable: true,
    description: 'Identifies the file; null for another piece.',
  })
  fileId!: number | null;

  @IdField('Attestation', {
    nullable: true,
    description: 'Identifies the confirmation; null for another piece.',
  })
  attestationId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the certificate; null for another piece.',
  })
  certificate!: string | null;

  @Field(() => String, { description: 'The name of the file, or the text of the note.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The media type; null for a note.' })
  type!: string | null;

  @Field(() => Int, { nullable: true })
  sizeBytes!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The SHA-256 of the file as it was sent, in hexadecimal.',
  })
  sha256!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The SHA-256 of the bytes that are kept, as in a pack: a picture is saved again without its location. Null if it was stored before this was recorded, or for another piece.',
  })
  keptSha256!: string | null;

  @Field(() => String, { description: 'The record that it belongs to, by its title.' })
  about!: string;

  @Field(() => GraphQLDay)
  addedOn!: string;

  @Field(() => EvidenceSubstanceEnum, {
    nullable: true,
    description:
      'What the file shows when it is opened; null while that is not checked yet, and for another piece.',
  })
  substance!: EvidenceSubstance | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was found out about the Open Badge in the file; null for any other piece.',
  })
  badge!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What is known of its Open Badge, or that the file shows nothing, is not checked, or is also under other numbers, such as E7; null if there is nothing to say.',
  })
  remark!: string | null;
}

@ObjectType({
  description: 'A reflection in a report: what happened, what was learned, what will change.',
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
    description: 'The activity it is about, in a self-check.',
  })
  activityId?: number | null;

  @Field(() => String, { nullable: true, description: 'The title of that activity, if any.' })
  about?: string | null;

  @Field(() => Boolean, {
    description: 'True if the owner withholds its words in a submission; then they are null.',
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
    description: 'Where nearly the same text stands in this submission; null if it does not.',
  })
  remark?: string | null;
}

@ObjectType({ description: 'The learning module that an activity came from.' })
export class ReportModule {
  @Field(() => String)
  version!: string;

  @Field(() => Int, { description: 'The score of the quiz, in percent.' })
  score!: number;

  @Field(() => String, { nullable: true, description: 'The reflection written on completing it.' })
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

  @Field(() => String, { description: 'Its type, in words.' })
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

  @Field(() => Int, { nullable: true, description: 'Its number in the register, from 1.' })
  number?: number | null;

  @Field(() => GraphQLDay, {
    description: 'The day when it was completed, or recorded if it is in progress.',
  })
  day!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'The day when it was recorded here or imported.',
  })
  recordedOn?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description:
      'The day when it was recorded, according to the imported file; null: it was recorded here.',
  })
  claimedRecordedOn?: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => ActivityCategoryEnum, { nullable: true })
  category?: string | null;

  @Field(() => ActivityStatusEnum, {
    nullable: true,
    description: 'Null but in a self-check: others have what is completed.',
  })
  status?: ActivityStatus | null;

  @Field(() => String, { nullable: true, description: 'What it was, in words, such as Course.' })
  activityType?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'How many of its hours count for which registration, in words; null for an owner with one.',
  })
  countsFor?: string | null;

  @Field(() => Boolean, { description: 'True if done in an interactive setting with others.' })
  isInteractive!: boolean;

  @Field(() => String, { nullable: true })
  provider?: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  startDay?: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  endDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Where: setting and place, in words.' })
  setting?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With which other practitioners, and how many, in words.',
  })
  practitioners?: string | null;

  @Field(() => [ContentElementEnum])
  contentElements!: ContentElementId[];

  @Field(() => String, { nullable: true })
  howItMeets?: string | null;

  @Field(() => [String], {
    description: 'The titles of the learning goals it serves.',
  })
  goals!: string[];

  @Field(() => [String], {
    description: 'The titles of the documents it cites as evidence, oldest first.',
  })
  documents!: string[];

  @IdField(['Document'], {
    description: 'Those of a self-check, among the documents of the period.',
  })
  documentIds!: number[];

  @Field(() => String, {
    nullable: true,
    description: 'Evidence as an address or free text, in a self-check.',
  })
  note?: string | null;

  @Field(() => [ReportFile], { description: FILES })
  files!: ReportFile[];

  @Field(() => [String], { description: NUMBERS })
  evidence!: readonly string[];

  @Field(() => ReportModule, {
    nullable: true,
    description: 'The module it came from, in a self-check.',
  })
  module?: ReportModule | null;

  @Field(() => [ReportReflection], {
    description: 'The logs about it, oldest first.',
  })
  reflections!: ReportReflection[];

  @Field(() => [ReportAttestation], {
    description: 'What others confirmed about it, oldest first.',
  })
  attestations!: ReportAttestation[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if a valid certificate of a learning module here covers its hours, and they are not interactive. Null but in a self-check.',
  })
  isCertified?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if such a certificate, or an attestation of another person, covers it as it is. Likewise.',
  })
  isAttested?: boolean | null;
}

@ObjectType({ description: 'A certificate of a learning module, as it was issued.' })
export class ReportCertificate {
  @Field(() => String, { description: 'Its number, by which anyone can check it.' })
  number!: string;

  @IdField('Activity', { nullable: true, description: 'The activity of the module, if any.' })
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
