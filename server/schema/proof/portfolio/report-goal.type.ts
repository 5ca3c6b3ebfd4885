import { Field, Float, ObjectType } from 'type-graphql';
import type { GoalStatus } from '#domain/records/learning-goals';
import { IMPORTED_ON } from '../../mechanics/day.ts';
import { GoalFieldEnum, GoalStatusEnum } from '../../records/learning-goals/learning-goal.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'An activity that was planned for a learning goal.' })
export class ReportPlanned {
  @Field(() => String)
  title!: string;

  @Field(() => Float)
  hours!: number;

  @Field(() => GraphQLDay, { nullable: true })
  plannedDay!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of what it became.',
  })
  activityTitle!: string | null;
}

@ObjectType({ description: 'A change of plan.' })
export class ReportChange {
  @IdField('GoalChange')
  id!: number;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn!: string | null;

  @Field(() => GoalFieldEnum)
  field!: string;

  @Field(() => String)
  from!: string;

  @Field(() => String)
  to!: string;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

@ObjectType({ description: 'A learning goal with its planned activities and changes.' })
export class ReportGoal {
  @IdField('LearningGoal')
  id!: number;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  why!: string;

  @Field(() => String, { description: 'How to know that it is reached.' })
  measure!: string;

  @Field(() => GraphQLDay)
  targetDay!: string;

  @Field(() => GraphQLDay, {
    description: 'Here, or imported.',
  })
  recordedOn!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'By the imported file; null: it was set here.',
  })
  claimedRecordedOn!: string | null;

  @Field(() => GoalStatusEnum)
  status!: GoalStatus;

  @Field(() => String, { nullable: true, description: 'Written when it was closed.' })
  reflection!: string | null;

  @Field(() => [ReportPlanned])
  planned!: ReportPlanned[];

  @Field(() => [ReportChange])
  changes!: ReportChange[];
}
