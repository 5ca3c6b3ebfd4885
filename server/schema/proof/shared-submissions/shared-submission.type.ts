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

  @Field(() => String)
  sha256!: string;
}

export const shownFile = ({ bytes, ...rest }: SharedFile): SharedFileType => ({
  ...rest,
  sizeBytes: bytes,
});

const BEFORE = 'Null for a link made before this was stated.';

const HEAD = 'The newest event of the timeline then, as the PDF prints it.';

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
    description: 'Null if you held only one.',
  })
  register!: string | null;

  @Field(() => [String], { description: 'In words.' })
  periods!: string[];

  @Field(() => [SubmissionAdditionEnum], {
    description: 'Nothing unless you included it.',
  })
  include!: SubmissionAddition[];

  @Field(() => [String])
  leftOut!: readonly string[];

  @Field(() => SharedSubmissionStateEnum)
  state!: SharedState;

  @Field(() => Boolean)
  hasPassphrase!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was frozen.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
  })
  revokedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
  })
  lastUsedAt!: Date | null;

  @Field(() => Int)
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

  @Field(() => String, { description: 'Such as "Firefox on Windows".' })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Shortened: 203.0.113.x, or the first 48 bits of an IPv6 address.',
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
  @Field(() => String, { description: 'Such as the number of the evidence.' })
  label!: string;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'Statements of one kind in a frozen submission.' })
export class ReportLines implements SharedLines {
  @Field(() => [ReportLine], { description: 'In the order of the submission.' })
  lines!: readonly SharedLine[];

  @Field(() => Int, { description: 'Further ones, in the PDF.' })
  more!: number;
}

@ObjectType('FrozenSubmission', {
  description: 'As its owner froze it, for who has the link.',
})
export class FrozenSubmissionType {
  @Field(() => ReportPerson)
  person!: ReportPerson;

  @Field(() => [ReportPeriod], { description: 'Oldest first.' })
  periods!: readonly ReportPeriod[];

  @Field(() => [String])
  leftOut!: readonly string[];

  @Field(() => Int)
  evidenceCount!: number;

  @Field(() => ReportLines, {
    nullable: true,
    description: `On files and reflections, such as where the same file is. ${BEFORE}`,
  })
  remarks!: SharedLines | null;

  @Field(() => ReportLines, {
    nullable: true,
    description: `What others confirmed, and how they came to sign. ${BEFORE}`,
  })
  confirmations!: SharedLines | null;

  @Field(() => ReportLines, {
    nullable: true,
    description: `Hours, measured time and attempts. ${BEFORE}`,
  })
  certificates!: SharedLines | null;

  @Field(() => ReportPractice, {
    nullable: true,
    description: 'Null unless its owner included it.',
  })
  practice!: ReportPractice | null;

  @Field(() => [ReportCover], {
    nullable: true,
    description: 'Null unless its owner included it.',
  })
  indemnity!: readonly ReportCover[] | null;

  @Field(() => GraphQLDateTime, {
    description: 'Later changes of records do not change it.',
  })
  frozenAt!: Date;

  @Field(() => GraphQLDateTime)
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
  @Field(() => Boolean)
  needsPassphrase!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Downloads the files within the next hour; null if a passphrase is needed.',
  })
  ticket!: string | null;

  @Field(() => FrozenSubmissionType, {
    nullable: true,
    description: 'Null if a passphrase is needed.',
  })
  submission!: FrozenSubmissionType | null;
}
