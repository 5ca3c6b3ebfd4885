import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type {
  SharedAccessKind,
  SharedLine,
  SharedLines,
  SharedState,
} from '#domain/proof/shared-submissions';
import type { SubmissionAddition } from '#domain/proof/submission-additions';
import { ReportCover, ReportPractice } from '../portfolio/beside-cpd.type.ts';
import { ReportPeriod, ReportPerson } from '../portfolio/report.type.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { ShownOnce } from '../../mechanics/shown-once.ts';
import { connectionType } from '../../mechanics/pages.ts';
import type { SharedFile } from './shared-submission.entity.ts';
import { SharedSubmissionStateEnum } from './shared-submission.enums.ts';
import { SubmissionAdditionEnum } from '../portfolio/portfolio.enums.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';

@ObjectType('SharedFile', { description: 'A file of a shared submission.' })
export class SharedFileType {
  @Field(() => String)
  name!: string;

  @Field(() => Float)
  sizeBytes!: number;

  @Field(() => String, { description: 'Its SHA-256, in hexadecimal.' })
  sha256!: string;
}

export const shownFile = ({ bytes, ...rest }: SharedFile): SharedFileType => ({
  ...rest,
  sizeBytes: bytes,
});

const BEFORE = 'Null for a link made before this was stated.';

const HEAD =
  'The newest event of the timeline at that moment, as the PDF prints it; null without events.';

@ObjectType('SharedSubmission', {
  description: 'A read-only link to one submission, as it was when the link was made.',
})
export class SharedSubmissionType {
  @IdField('SharedSubmission')
  id!: number;

  @Field(() => String, { description: 'For whom it is, in your words; only you see it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The registration that it is about; null if you held one.',
  })
  register!: string | null;

  @Field(() => [String], { description: 'The CPD periods in it, in words.' })
  periods!: string[];

  @Field(() => [SubmissionAdditionEnum], {
    description: 'What it has beside CPD; nothing unless you included it.',
  })
  include!: SubmissionAddition[];

  @Field(() => [String], { description: 'What the submission says of records left out.' })
  leftOut!: readonly string[];

  @Field(() => SharedSubmissionStateEnum)
  state!: SharedState;

  @Field(() => Boolean, { description: 'True if it asks for a passphrase.' })
  hasPassphrase!: boolean;

  @Field(() => GraphQLDateTime, { description: 'The time when the submission was frozen.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'The time when it stops working.' })
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when you revoked it; null if you did not.',
  })
  revokedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it was last used; null if never.',
  })
  lastUsedAt!: Date | null;

  @Field(() => Int, { description: 'The number of times it was opened.' })
  openedCount!: number;

  @Field(() => Int)
  downloadCount!: number;

  @Field(() => Int)
  wrongPassphraseCount!: number;

  @Field(() => String, { nullable: true, description: HEAD })
  head!: string | null;

  @Field(() => SharedFileType)
  pdf!: SharedFileType;

  @Field(() => SharedFileType)
  pack!: SharedFileType;

  @ShownOnce(() => GraphQLAddress, 'The link itself.')
  secretUrl!: string | null;
}

@ObjectType({ description: 'A page of your links to submissions, newest first.' })
export class SharedSubmissionConnection extends connectionType(
  'SharedSubmission',
  SharedSubmissionType,
) {}

@ObjectType('SharedSubmissionAccess', { description: 'A use of a link to a submission.' })
export class SharedSubmissionAccessType {
  @Field(() => ID)
  id!: number;

  @Field(() => String, { description: 'opened, wrong-passphrase, pdf or pack.' })
  kind!: SharedAccessKind;

  @Field(() => String)
  label!: string;

  @Field(() => GraphQLDateTime)
  at!: Date;

  @Field(() => String, { description: 'The browser and its device, such as "Firefox on Windows".' })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The network it came from, shortened: 203.0.113.x, or the first 48 bits of an IPv6 address.',
  })
  network!: string | null;
}

@ObjectType({ description: 'A page of the uses of a link, newest first.' })
export class SharedSubmissionAccessConnection extends connectionType(
  'SharedSubmissionAccess',
  SharedSubmissionAccessType,
) {}

@ObjectType({ description: 'A statement of a frozen submission.' })
export class ReportLine implements SharedLine {
  @Field(() => String, { description: 'What it is about, such as the number of the evidence.' })
  label!: string;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'Statements of one kind in a frozen submission.' })
export class ReportLines implements SharedLines {
  @Field(() => [ReportLine], { description: 'The statements, in the order of the submission.' })
  lines!: readonly SharedLine[];

  @Field(() => Int, { description: 'The number of further ones, which stand in the PDF.' })
  more!: number;
}

@ObjectType('FrozenSubmission', {
  description: 'A submission as its owner froze it, for who has the link.',
})
export class FrozenSubmissionType {
  @Field(() => ReportPerson)
  person!: ReportPerson;

  @Field(() => [ReportPeriod], { description: 'Its CPD periods, oldest first.' })
  periods!: readonly ReportPeriod[];

  @Field(() => [String], { description: 'What it says of records that were left out.' })
  leftOut!: readonly string[];

  @Field(() => Int)
  evidenceCount!: number;

  @Field(() => ReportLines, {
    nullable: true,
    description: `What it says of files and reflections, such as where the same file is. ${BEFORE}`,
  })
  remarks!: SharedLines | null;

  @Field(() => ReportLines, {
    nullable: true,
    description: `What others confirmed, and how each of them came to sign. ${BEFORE}`,
  })
  confirmations!: SharedLines | null;

  @Field(() => ReportLines, {
    nullable: true,
    description: `What certificates of learning modules tell of the learning: hours, measured time, attempts. ${BEFORE}`,
  })
  certificates!: SharedLines | null;

  @Field(() => ReportPractice, {
    nullable: true,
    description: 'Practice hours; null unless its owner included them.',
  })
  practice!: ReportPractice | null;

  @Field(() => [ReportCover], {
    nullable: true,
    description: 'Professional indemnity cover; null unless its owner included it.',
  })
  indemnity!: readonly ReportCover[] | null;

  @Field(() => GraphQLDateTime, {
    description: 'The time when it was frozen; later changes of records do not change it.',
  })
  frozenAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'The time when the link stops working.' })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: HEAD })
  head!: string | null;

  @Field(() => SharedFileType)
  pdf!: SharedFileType;

  @Field(() => SharedFileType)
  pack!: SharedFileType;
}

@ObjectType({ description: 'What a link to a submission opens.' })
export class OpenedSharedSubmission {
  @Field(() => Boolean, { description: 'True if a passphrase is needed first.' })
  needsPassphrase!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Downloads the files within the next hour; null if a passphrase is needed.',
  })
  ticket!: string | null;

  @Field(() => FrozenSubmissionType, {
    nullable: true,
    description: 'The submission; null if a passphrase is needed.',
  })
  submission!: FrozenSubmissionType | null;
}
