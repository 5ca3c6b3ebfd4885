import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { CountedEvidenceKind } from '#domain/standing/counted-evidence';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { CountedEvidenceKindEnum } from './summary.enums.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({
  description: 'An evidence file or a certificate that counts as an evidence document.',
})
export class CountedEvidence {
  @Field(() => CountedEvidenceKindEnum)
  kind!: CountedEvidenceKind;

  @IdField(
    { kind: 'kind', nouns: { file: 'EvidenceFile' } },
    { description: 'Of the file or the certificate.' },
  )
  recordId!: number;

  @Field(() => String, { description: 'The name of the file, or the title of the module.' })
  title!: string;

  @Field(() => GraphQLDateTime, {
    description: 'When the file was added, or the certificate issued.',
  })
  at!: Date;

  @IdField('Activity', {
    nullable: true,
    description: 'That of the file, or the one that completing the module recorded.',
  })
  activityId!: number | null;

  @IdField('Module', {
    nullable: true,
    description: 'Of the certificate; null once it no longer exists.',
  })
  moduleId!: number | null;

  @Field(() => GraphQLAddress)
  downloadUrl!: string;
}

@ArgsType()
export class CountedEvidenceArgs extends PageArgs {
  @Field(() => String, {
    defaultValue: 'current',
    description: 'current, all, or the year in which it ends, such as 2026.',
  })
  period!: string;
}

@ObjectType({ description: 'A page of files and certificates that count as evidence.' })
export class CountedEvidenceConnection extends connectionType('CountedEvidence', CountedEvidence) {}
