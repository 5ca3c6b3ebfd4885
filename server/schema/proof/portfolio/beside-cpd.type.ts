import { Field, Float, ObjectType } from 'type-graphql';
import type { PracticeTotal } from '#domain/proof/submission-additions';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const NUMBERS = 'Numbers of its evidence in the index, such as E7.';

@ObjectType({ description: 'An entry of practice hours in a report.' })
export class ReportPracticeEntry {
  @IdField('PracticePeriod', { nullable: true, description: 'Null in a frozen submission.' })
  practicePeriodId?: number | null;

  @Field(() => String, { description: 'Its number, such as P3; by days.' })
  number!: string;

  @Field(() => String, { description: 'What it was, in words: practice, or leave.' })
  kind!: string;

  @Field(() => String)
  employer!: string;

  @Field(() => String, { nullable: true })
  position!: string | null;

  @Field(() => GraphQLDay)
  startDay!: string;

  @Field(() => GraphQLDay)
  endDay!: string;

  @Field(() => Float, { description: 'Hours of practice; 0 for leave.' })
  hours!: number;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => [String], { description: 'The titles of the documents that it cites.' })
  documents!: readonly string[];

  @Field(() => [String], { description: NUMBERS })
  evidence!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'Which entries of the same employer share days with it; null if none does.',
  })
  remark!: string | null;
}

@ObjectType('PracticeTotal', { description: 'Practice hours between two days.' })
export class PracticeTotalType implements PracticeTotal {
  @Field(() => String, { description: 'The time in words, as the recency standard names it.' })
  label!: string;

  @Field(() => GraphQLDay)
  start!: string;

  @Field(() => GraphQLDay)
  end!: string;

  @Field(() => Float, { description: 'Hours of the entries that lie wholly between the days.' })
  hours!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Entries that begin earlier, whose hours are not in the sum; null if none does.',
  })
  remark!: string | null;
}

const TOTALS = {
  description:
    'Sums for the times that the recency standard of the register names; empty for a register whose standard was not read.',
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

  @Field(() => String, { nullable: true, description: 'The insurer, or who arranged it.' })
  insurer!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the policy or certificate.' })
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
