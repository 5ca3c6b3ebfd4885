import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type BinKind } from '#domain/records/bin';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { BinKindEnum } from './bin.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A deleted record that can be restored.' })
export class BinItem {
  @Field(() => BinKindEnum)
  kind!: BinKind;

  @IdField({ kind: 'kind' }, { description: '`node` reads it once it is restored.' })
  recordId!: number;

  @Field(() => String, {
    description:
      'Of a reflective log, how it begins (with an access token only if that has reflective-logs:read).',
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The record of a file, the goal of what was planned.',
  })
  partOf!: string | null;

  @Field(() => Boolean, {
    description: 'True if that is in the bin too, and has to be restored first.',
  })
  mustWait!: boolean;

  @Field(() => Int, { description: 'Attached ones, which come back with it.' })
  files!: number;

  @Field(() => Int, { nullable: true, description: 'Only of a file.' })
  sizeBytes!: number | null;

  @Field(() => GraphQLDateTime)
  binnedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it is removed for good.' })
  goneAt!: Date;

  @Field(() => GraphQLDay, {
    description: 'The last day on which an auditor can ask for it.',
  })
  keepUntil!: Date;
}

@ArgsType()
export class BinArgs extends PageArgs {
  @Field(() => BinKindEnum, { nullable: true })
  kind?: string | null;
}

@ObjectType({ description: 'A page of the bin.' })
export class BinConnection extends connectionType('BinItem', BinItem) {}
