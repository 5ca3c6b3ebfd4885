import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type BinKind } from '#domain/records/bin';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { BinKindEnum } from './bin.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A deleted record that can still be brought back.' })
export class BinItem {
  @Field(() => BinKindEnum)
  kind!: BinKind;

  @IdField(
    { kind: 'kind' },
    { description: 'The id of the record; `node` reads it once it is restored.' },
  )
  recordId!: number;

  @Field(() => String, {
    description:
      'What it is called; of a reflective log, how it begins (with an access token only if that has reflective-logs:read).',
  })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is a part of: the record of a file, the goal of what was planned.',
  })
  partOf!: string | null;

  @Field(() => Boolean, {
    description: 'True if that is in the bin as well, and has to be restored first.',
  })
  mustWait!: boolean;

  @Field(() => Int, { description: 'The number of attached files, which come back with it.' })
  files!: number;

  @Field(() => Int, { nullable: true, description: 'Of a file: how large it is, in bytes.' })
  sizeBytes!: number | null;

  @Field(() => GraphQLDateTime)
  binnedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'The time when it is gone for good.' })
  goneAt!: Date;

  @Field(() => GraphQLDay, {
    description: 'The last day on which an auditor can ask for it.',
  })
  keepUntil!: Date;
}

@ArgsType()
export class BinArgs extends PageArgs {
  @Field(() => BinKindEnum, { nullable: true, description: 'All by default.' })
  kind?: string | null;
}

@ObjectType({ description: 'A page of the bin.' })
export class BinConnection extends connectionType('BinItem', BinItem) {}
