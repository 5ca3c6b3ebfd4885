import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The days of a CPD period, both included.' })
export class CpdPeriod {
  @Field(() => GraphQLDateTime, { description: 'The first day, as midnight UTC.' })
  start!: Date;

  @Field(() => GraphQLDateTime, { description: 'The last day, as midnight UTC.' })
  end!: Date;

  @Field(() => Int, {
    description: 'Days until the last one: 0 on it, negative when it is past.',
  })
  daysRemaining!: number;
}

@ObjectType({
  description: "The registration standard's hours for the period, pro rata for a shorter one.",
})
export class RequiredHours {
  @Field(() => Float, { description: 'Total hours.' })
  total!: number;

  @Field(() => Float, {
    description: 'Of these, hours in an interactive setting with other practitioners.',
  })
  interactive!: number;
}

@ObjectType({ description: 'Hours in one category.' })
export class CategoryHours {
  @Field(() => String, { description: 'The category.' })
  category!: string;

  @Field(() => Float, { description: 'Completed hours in it.' })
  hours!: number;

  @Field(() => Int, { description: 'Share of the required hours, capped at 100.' })
  percent!: number;
}

@ObjectType({ description: 'A count against a target.' })
export class TargetCheck {
  @Field(() => Int, { description: 'The count.' })
  count!: number;

  @Field(() => Int, { description: 'The target.' })
  required!: number;

  @Field(() => Boolean, { description: 'True if the target is met.' })
  met!: boolean;
}

@ObjectType({ description: 'Hours in every category.' })
export class CategoriesCheck {
  @Field(() => Boolean, { description: 'True if every category has hours.' })
  met!: boolean;

  @Field(() => [String], { description: 'The categories without hours.' })
  missing!: string[];
}

@ObjectType({
  description: "Our own good-practice targets; they are not part of the Board's standard.",
})
export class Compliance {
  @Field(() => TargetCheck, { description: 'Reflective logs.' })
  reflectiveLogs!: TargetCheck;

  @Field(() => TargetCheck, { description: 'Evidence documents.' })
  evidenceDocuments!: TargetCheck;

  @Field(() => CategoriesCheck, { description: 'Hours in every category.' })
  categories!: CategoriesCheck;

  @Field(() => String, {
    nullable: true,
    description: "The text of the 'Action Required' banner, if any.",
  })
  actionRequired!: string | null;
}

@ObjectType({ description: 'Where the user stands in a CPD period.' })
export class CpdSummary {
  @Field(() => Float, { description: 'Completed hours.' })
  totalHours!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  interactiveHours!: number;

  @Field(() => Int, { description: 'The number of completed activities.' })
  completedActivities!: number;

  @Field(() => Int, { description: 'The number of reflective logs written.' })
  reflectiveLogsCount!: number;

  @Field(() => Int, { description: 'The number of documents added.' })
  documentsCount!: number;

  @Field(() => [CategoryHours], { description: 'Completed hours by category, all three always.' })
  categoryHours!: CategoryHours[];

  @Field(() => CpdPeriod, {
    nullable: true,
    description: 'The period; null for all time.',
  })
  period!: CpdPeriod | null;

  @Field(() => RequiredHours, { description: 'The standard’s requirement.' })
  required!: RequiredHours;

  @Field(() => Int, { description: 'Total hours as a share of the required ones, capped at 100.' })
  totalPercent!: number;

  @Field(() => Int, {
    description: 'Interactive hours as a share of the required ones, capped at 100.',
  })
  interactivePercent!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The notice shown while interactive hours are missing.',
  })
  interactiveMessage!: string | null;

  @Field(() => String, { description: 'Complete, In Progress or Needs Attention.' })
  standing!: string;

  @Field(() => Compliance, { description: 'Our own good-practice targets.' })
  compliance!: Compliance;
}
