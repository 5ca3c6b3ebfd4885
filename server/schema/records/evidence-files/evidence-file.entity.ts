import type { Opt } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import { Activity } from '../activities/activity.entity.ts';
import { Credential } from '../credentials/credential.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import { User } from '../../account/users/user.entity.ts';
import type { EvidenceBadge } from '#domain/records/evidence-badges';
import { EvidenceBadgeType } from './evidence-badge.type.ts';
import { EvidenceSubstanceEnum } from './evidence-file.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

/** Deleted rows are in it too, since the database asks for all when a record goes for good. */
const byOwner = (column: string) => ({
  name: `evidence_files_${column}`,
  expression: `create index evidence_files_${column} on evidence_files (${column}) where ${column} is not null`,
});

@ObjectType({
  description: 'It proves something: attached to an activity, a credential, a document or a log.',
})
@Entity({ tableName: 'evidence_files' })
@Index({
  name: 'evidence_files_list',
  expression:
    'create index evidence_files_list on evidence_files (user_id, created_at desc, id desc) include (size_bytes)',
})
@Index({
  name: 'evidence_files_same',
  expression:
    'create index evidence_files_same on evidence_files (user_id, sha256) where deleted_at is null',
})
@Index({
  name: 'evidence_files_deleted',
  expression:
    'create index evidence_files_deleted on evidence_files (deleted_at) where deleted_at is not null',
})
@Index({
  name: 'evidence_files_unchecked',
  expression:
    'create index evidence_files_unchecked on evidence_files (id) where substance is null',
})
@Index({
  name: 'evidence_files_badges_due',
  expression:
    'create index evidence_files_badges_due on evidence_files (badge_due_at) where badge_due_at is not null',
})
@Index({
  name: 'evidence_files_badges',
  expression:
    'create index evidence_files_badges on evidence_files (user_id, activity_id) where badge is not null',
})
@Index(byOwner('activity_id'))
@Index(byOwner('credential_id'))
@Index(byOwner('document_id'))
@Index(byOwner('reflective_log_id'))
@Index({
  name: 'evidence_files_bin',
  expression:
    'create index evidence_files_bin on evidence_files (user_id, deleted_at desc, id desc) where deleted_at is not null',
})
@Check({
  name: 'evidence_files_substance',
  expression: "substance in ('shown', 'empty', 'locked', 'unread')",
})
@Check({
  name: 'evidence_files_one_owner',
  expression: 'num_nonnulls(activity_id, credential_id, document_id, reflective_log_id) = 1',
})
export class EvidenceFile {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @IdField('Activity', {
    nullable: true,
  })
  @ManyToOne(() => Activity, {
    mapToPk: true,
    fieldName: 'activity_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  activityId: number | null = null;

  @IdField('Credential', {
    nullable: true,
  })
  @ManyToOne(() => Credential, {
    mapToPk: true,
    fieldName: 'credential_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  credentialId: number | null = null;

  @IdField('Document', {
    nullable: true,
  })
  @ManyToOne(() => Document, {
    mapToPk: true,
    fieldName: 'document_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  documentId: number | null = null;

  @IdField('ReflectiveLog', {
    nullable: true,
  })
  @ManyToOne(() => ReflectiveLog, {
    mapToPk: true,
    fieldName: 'reflective_log_id',
    nullable: true,
    deleteRule: 'cascade',
    index: false,
  })
  reflectiveLogId: number | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The media type.' })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  sizeBytes!: number;

  @Field(() => String, { description: 'Of the file as it was sent, in hexadecimal.' })
  @Property({ type: 'string', length: 64 })
  sha256!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the bytes that are kept and downloaded: a picture is saved again without its location. Null for a file that was stored before this was recorded.',
  })
  @Property({ type: 'string', length: 64, nullable: true })
  keptSha256: string | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  hasThumbnail!: boolean;

  /** The path of its bytes; no part of it comes from a user. */
  @Property({ type: 'uuid', hidden: true, unique: true })
  storageKey!: string;

  /** Other records that the same bytes are attached to; only the response to an upload has them. */
  @Property({ type: 'text', persist: false, nullable: true })
  duplicateOf?: string | null;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when its content is missing or damaged, so that it proves nothing.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  missingAt: Date | null = null;

  @Field(() => Boolean, {
    description: 'True if its bytes are not those that were stored.',
  })
  @Property({ type: 'boolean', default: false })
  isDamaged: boolean & Opt = false;

  @Field(() => EvidenceSubstanceEnum, {
    nullable: true,
    description: 'Null while not checked. An empty or a locked file is only a note.',
  })
  @Property({ type: 'text', nullable: true })
  substance: EvidenceSubstance | null = null;

  @Field(() => EvidenceBadgeType, {
    nullable: true,
    description: 'If it is or contains one; checked in the background.',
  })
  @Property({ type: 'json', nullable: true })
  badge: EvidenceBadge | null = null;

  /** When its badge is to be checked again; null for never. */
  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  badgeDueAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  deletedAt: Date | null = null;
}
