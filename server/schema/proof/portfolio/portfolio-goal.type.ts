import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { GoalStatus } from '#domain/records/learning-goals';
import { DAY, IMPORTED_ON } from '../../mechanics/day.ts';
import { GoalFieldEnum, GoalStatusEnum } from '../../records/learning-goals/learning-goal.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'An activity that was planned for a learning goal.' })
export class PortfolioPlanned {
  @Field(() => String, { description: 'What is planned.' })
  title!: string;

  @Field(() => Float, { description: 'Hours planned.' })
  hours!: number;

  @Field(() => GraphQLDay, { nullable: true, description: 'The planned day.' })
  plannedDay!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The title of the activity that it became, if any.',
  })
  activityTitle!: string | null;
}

@ObjectType({ description: 'A change of plan.' })
export class PortfolioChange {
  @Field(() => ID, { description: 'Identifies the change.' })
  id!: number;

  @Field(() => GraphQLDay, { description: `The day. ${DAY}` })
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn!: string | null;

  @Field(() => GoalFieldEnum, {
    description: 'What changed: title, measure, targetDate or status.',
  })
  field!: string;

  @Field(() => String, { description: 'The old value.' })
  from!: string;

  @Field(() => String, { description: 'The new value.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;
}

@ObjectType({ description: 'A learning goal with its planned activities and changes.' })
export class PortfolioGoal {
  @Field(() => ID, { description: 'Identifies the goal.' })
  id!: number;

  @Field(() => String, { description: 'What to learn.' })
  title!: string;

  @Field(() => String, { description: 'Why it matters.' })
  why!: string;

  @Field(() => String, { description: 'How to know that it is reached.' })
  measure!: string;

  @Field(() => GraphQLDay, { description: 'By when.' })
  targetDay!: string;

  @Field(() => GraphQLDay, {
    description: `The day when it was set here or imported. ${DAY}`,
  })
  recordedOn!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: `The day when it was set, according to the imported file; null: it was set here. ${DAY}`,
  })
  claimedRecordedOn!: string | null;

  @Field(() => GoalStatusEnum, {
    description: 'open, achieved, not-achieved, dropped or carried-over.',
  })
  status!: GoalStatus;

  @Field(() => String, { nullable: true, description: 'The note written when it was closed.' })
  reflection!: string | null;

  @Field(() => [PortfolioPlanned], { description: 'The activities planned for it.' })
  planned!: PortfolioPlanned[];

  @Field(() => [PortfolioChange], { description: 'The changes of plan, oldest first.' })
  changes!: PortfolioChange[];
}
