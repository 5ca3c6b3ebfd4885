import { Field, Float, ObjectType } from 'type-graphql';
import type { PracticeTotal } from '#domain/proof/submission-additions';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const NUMBERS = 'Numbers in the index, such as E7.';

@ObjectType({ description: 'An entry of practice hours in a report.' })
export class ReportPracticeEntry {
  @IdField('PracticePeriod', { nullable: true, description: 'Null in a frozen submission.' })
  practicePeriodId?: number | null;

  @Field(() => String, { description: 'Such as P3; by days.' })
  number!: string;

  @Field(() => String, { description: 'In words: practice, or leave.' })
  kind!: string;

  @Field(() => String)
  employer!: string;

  @Field(() => String, { nullable: true })
  position!: string | null;

  @Field(() => GraphQLDay)
  startDay!: string;

  @Field(() => GraphQLDay)
  endDay!: string;

  @Field(() => Float, { description: '0 for leave.' })
  hours!: number;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => [String], { description: 'Titles.' })
  documents!: readonly string[];

  @Field(() => [String], { description: NUMBERS })
  evidence!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'Which entries of the same employer share days with it.',
  })
  remark!: string | null;
}

@ObjectType('PracticeTotal', { description: 'Practice hours between two days.' })
export class PracticeTotalType implements PracticeTotal {
  @Field(() => String, { description: 'As the recency standard names the time.' })
  label!: string;

  @Field(() => GraphQLDay)
  start!: string;

  @Field(() => GraphQLDay)
  end!: string;

  @Field(() => Float, { description: 'Of the entries that lie wholly between the days.' })
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Entries that begin earlier, whose hours are not in the sum.',
  })
  remark!: string | null;
}

const TOTALS = {
  description:
    'For the times that the recency standard of the register names; empty if that was not read.',
};

@ObjectType({ description: 'Practice hours in a submission, for recency of practice.' })
export class ReportPractice {
  @Field(() => [ReportPracticeEntry])
  entries!: readonly ReportPracticeEntry[];

  @Field(() => [PracticeTotalType], TOTALS)
  totals!: readonly PracticeTotal[];
}

@ObjectType({ description: 'A professional indemnity cover in a submission.' })
export class ReportCover {
  @IdField('Credential', { nullable: true, description: 'Null in a frozen submission.' })
  credentialId?: number | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true, description: 'Or who arranged it.' })
  insurer!: string | null;

  @Field(() => String, { nullable: true, description: 'Or of the certificate.' })
  policyNumber!: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  validFrom!: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  validUntil!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => [String], { description: NUMBERS })
  evidence!: readonly string[];
}
