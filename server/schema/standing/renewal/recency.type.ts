import { Field, Float, ObjectType } from 'type-graphql';
import type { RecencyFinding, RecencyStanding, WayState } from '#domain/standing/recency';
import { RuleClaim, RuleSource } from '../rule-source.type.ts';
import { RecencyStateEnum } from './renewal.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'One way of the recency standard, with what the record holds.' })
export class RecencyWay implements Omit<RecencyFinding, 'id'> {
  @Field(() => String, { description: 'three-years, twelve-months or five-years.' })
  id!: RecencyFinding['id'];

  @Field(() => String, { description: 'In the standard’s own words.' })
  text!: string;

  @Field(() => GraphQLDay)
  from!: string;

  @Field(() => GraphQLDay, { description: 'Today.' })
  to!: string;

  @Field(() => Float)
  required!: number;

  @Field(() => Float)
  hours!: number;

  @Field(() => Float, {
    description:
      'Of these, shares of entries that reach beyond these days, and entries that overlap one of the same employer.',
  })
  uncertainHours!: number;

  @Field(() => RecencyStateEnum)
  state!: WayState;

  @Field(() => String)
  finding!: string;
}

@ObjectType({
  description:
    'What your practice hours show of recency of practice. It says what is on record, never that the standard is met.',
})
export class Recency {
  @Field(() => RecencyStateEnum, {
    description: 'Any one of the ways is enough.',
  })
  state!: RecencyStanding['state'];

  @Field(() => String, { description: 'In one sentence.' })
  summary!: string;

  @Field(() => [RecencyWay])
  ways!: RecencyWay[];

  @Field(() => [String], { description: 'What to look at again.' })
  notices!: string[];

  @Field(() => RuleSource)
  source!: RuleSource;

  @Field(() => [RuleClaim], { description: 'What else was read, and what was not.' })
  claims!: RuleClaim[];
}
