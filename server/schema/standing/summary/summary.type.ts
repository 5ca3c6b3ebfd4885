import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { EvidenceDocuments } from '#domain/standing/cpd';
import type { RequiredHours as Required } from '#domain/standing/required-hours';
import { RuleSource } from '../rule-source.type.ts';
import { ActivityCategoryEnum } from '../../records/activities/activity.enums.ts';
import { CpdStandingEnum, RequiredHoursBasisEnum } from './summary.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

type Basis = Required['basis'];

@ObjectType({ description: 'The days of a CPD period, both included.' })
export class CpdPeriod {
  @Field(() => GraphQLDay)
  start!: Date;

  @Field(() => GraphQLDay)
  end!: Date;

  @Field(() => Int, {
    description: '0 on the last day, negative when it is past.',
  })
  daysRemaining!: number;
}

const INTERACTIVE = 'Of these, interactive hours.';

@ObjectType({ description: 'Hours on record.' })
export class RecordedHours {
  @Field(() => Float)
  total!: number;

  @Field(() => Float, { description: INTERACTIVE })
  interactive!: number;
}

@ObjectType({ description: 'What one source requires of a period shorter than a full year.' })
export class HoursReading {
  @Field(() => Float)
  total!: number;

  @Field(() => Float, { nullable: true, description: `${INTERACTIVE} Null if it states none.` })
  interactive!: number | null;

  @Field(() => RuleSource)
  source!: RuleSource;
}

@ObjectType({
  description:
    "The registration standard's hours for the period. Sources disagree about one shorter than a full year: the larger figure counts.",
})
export class RequiredHours {
  @Field(() => Float)
  total!: number;

  @Field(() => Float, {
    description: `${INTERACTIVE} 0 if none are asked for, or none were read; the explanation says the latter.`,
  })
  interactive!: number;

  @Field(() => RequiredHoursBasisEnum, {
    description: 'NO_HOURS: none are asked for or were read, and hours settle nothing.',
  })
  basis!: Basis;

  @Field(() => String, {
    nullable: true,
    description: 'In words; null for those of a full year.',
  })
  explanation!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the period has less than a year of registration, such as "First registered on 1 Mar 2026".',
  })
  cause!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The uploaded file that holds the answer of the Board.',
  })
  document!: string | null;

  @Field(() => RuleSource)
  source!: RuleSource;

  @Field(() => [HoursReading], {
    description: 'What each source says of a period shorter than a full year.',
  })
  readings!: readonly HoursReading[];
}

@ObjectType({ description: 'Hours in one category.' })
export class CategoryHours {
  @Field(() => ActivityCategoryEnum)
  category!: string;

  @Field(() => Float)
  hours!: number;

  @Field(() => Int, { description: 'Of the required hours, at most 100.' })
  percent!: number;
}

@ObjectType({ description: 'A count against a target.' })
export class TargetCheck {
  @Field(() => Int)
  count!: number;

  @Field(() => Int)
  required!: number;

  @Field(() => Boolean)
  met!: boolean;
}

@ObjectType({ description: 'Hours in every category.' })
export class CategoriesCheck {
  @Field(() => Boolean)
  met!: boolean;

  @Field(() => [ActivityCategoryEnum])
  missing!: string[];
}

@ObjectType({
  description: "Our own good-practice targets; they are not part of the Board's standard.",
})
export class Compliance {
  @Field(() => TargetCheck)
  reflectiveLogs!: TargetCheck;

  @Field(() => TargetCheck)
  evidenceDocuments!: TargetCheck;

  @Field(() => CategoriesCheck)
  categories!: CategoriesCheck;

  @Field(() => String, {
    nullable: true,
    description: "The 'Action Required' banner.",
  })
  actionRequired!: string | null;
}

@ObjectType({ description: 'Evidence documents of a CPD period, each of them once.' })
export class EvidenceDocumentCounts {
  @Field(() => Int, { description: 'Added in it.' })
  documents!: number;

  @Field(() => Int, {
    description: 'Valid ones, of learning modules completed in it.',
  })
  certificates!: number;

  @Field(() => Int, {
    description: 'Of activities and reflections; those of a document are part of it.',
  })
  files!: number;
}

@ObjectType({ description: 'Where the user stands in a CPD period.' })
export class CpdSummary {
  @Field(() => Float)
  totalHours!: number;

  @Field(() => Float)
  interactiveHours!: number;

  @Field(() => Int)
  completedActivities!: number;

  @Field(() => Int)
  reflectiveLogsCount!: number;

  @Field(() => Int)
  documentsCount!: number;

  @Field(() => EvidenceDocumentCounts, {
    description: 'The sum is compared with our target.',
  })
  evidenceDocuments!: EvidenceDocuments;

  @Field(() => [CategoryHours], { description: 'All three always.' })
  categoryHours!: CategoryHours[];

  @Field(() => CpdPeriod, {
    nullable: true,
    description: 'Null for all time.',
  })
  period!: CpdPeriod | null;

  @Field(() => RequiredHours)
  required!: RequiredHours;

  @Field(() => Int, { description: 'Of the required ones, at most 100.' })
  totalPercent!: number;

  @Field(() => Int, {
    description: 'Of the required ones, at most 100.',
  })
  interactivePercent!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Shown while interactive hours are missing.',
  })
  interactiveMessage!: string | null;

  @Field(() => CpdStandingEnum)
  standing!: string;

  @Field(() => Compliance)
  compliance!: Compliance;
}
