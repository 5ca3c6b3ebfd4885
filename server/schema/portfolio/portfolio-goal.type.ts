import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { GoalStatus } from '#domain/learning-goals';
import { DAY, IMPORTED_ON } from './day.ts';

@ObjectType({ description: 'An activity that was planned for a learning goal.' })
export class PortfolioPlanned {
  @Field(() => String, { description: 'What was planned.' })
  title!: string;

  @Field(() => Float, { description: 'Hours planned.' })
  hours!: number;

  @Field(() => String, { nullable: true, description: 'For which day, YYYY-MM-DD.' })
  plannedDay!: string | null;

  @Field(() => String, { nullable: true, description: 'The title of what it became, if anything.' })
  activityTitle!: string | null;
}

@ObjectType({ description: 'A change of plan.' })
export class PortfolioChange {
  @Field(() => String, { description: `When. ${DAY}` })
  day!: string;

  @Field(() => String, { nullable: true, description: IMPORTED_ON })
  importedOn!: string | null;

  @Field(() => String, { description: 'What changed: title, measure, targetDate or status.' })
  field!: string;

  @Field(() => String, { description: 'What it was.' })
  from!: string;

  @Field(() => String, { description: 'What it became.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;
}

@ObjectType({ description: 'A learning goal with what was planned for it, and how that changed.' })
export class PortfolioGoal {
  @Field(() => ID, { description: 'Identifies the goal.' })
  id!: number;

  @Field(() => String, { description: 'What was to be learned.' })
  title!: string;

  @Field(() => String, { description: 'Why it matters.' })
  why!: string;

  @Field(() => String, { description: 'How one knows that it is reached.' })
  measure!: string;

  @Field(() => String, { description: 'By when, YYYY-MM-DD.' })
  targetDay!: string;

  @Field(() => String, {
    description: `When it was set here; of an imported one, when it was imported. ${DAY}`,
  })
  recordedOn!: string;

  @Field(() => String, {
    nullable: true,
    description: `When the imported file claims that it was set; null: it was set here. ${DAY}`,
  })
  claimedRecordedOn!: string | null;

  @Field(() => String, { description: 'open, achieved, not-achieved, dropped or carried-over.' })
  status!: GoalStatus;

  @Field(() => String, { nullable: true, description: 'What was written when it was closed.' })
  reflection!: string | null;

  @Field(() => [PortfolioPlanned], { description: 'What was planned for it.' })
  planned!: PortfolioPlanned[];

  @Field(() => [PortfolioChange], { description: 'How the plan changed, oldest first.' })
  changes!: PortfolioChange[];
}
