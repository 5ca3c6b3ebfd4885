import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CPD_YEARS_MAX, REVIEW_TITLES_MAX } from '#domain/standing/cpd-years';
import { type EvidenceGrade } from '#domain/records/evidence-strength';
import { RecordedHours, RequiredHours } from '../summary/summary.type.ts';
import { CpdStandingEnum, EvidenceGradeEnum } from '../summary/summary.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'Completed hours of a week of a CPD year.' })
export class WeekHours {
  @Field(() => Int, {
    description: '0 to 52, counted from the first day of the whole year.',
  })
  week!: number;

  @Field(() => Float)
  hours!: number;
}

@ObjectType({ description: 'Completed hours of a category or a type.' })
export class LabelledHours {
  @Field(() => String)
  label!: string;

  @Field(() => Float)
  hours!: number;
}

@ObjectType({ description: 'Completed hours with evidence of a grade.' })
export class EvidenceHours {
  @Field(() => EvidenceGradeEnum)
  grade!: EvidenceGrade;

  @Field(() => Float)
  hours!: number;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'Learning goals of a year by how they ended.' })
export class YearGoals {
  @Field(() => Int, { description: 'Goals set, without those carried over to a later year.' })
  set!: number;

  @Field(() => Int)
  achieved!: number;

  @Field(() => Int, { description: 'Of these, still open.' })
  open!: number;

  @Field(() => Int, { description: 'Carried over to a later year, and counted there.' })
  carriedOver!: number;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'A CPD year in figures.' })
export class CpdYear {
  @Field(() => Int, { description: 'The year in which it ends.' })
  year!: number;

  @Field(() => GraphQLDay)
  start!: string;

  @Field(() => GraphQLDay)
  end!: string;

  @Field(() => GraphQLDay, {
    description: `The first day of the whole year; earlier than the first day of a year that began with the registration.`,
  })
  firstDay!: string;

  @Field(() => RequiredHours)
  required!: RequiredHours;

  @Field(() => RecordedHours, { description: 'Hours recorded as completed.' })
  done!: RecordedHours;

  @Field(() => Int, { description: 'The number of completed activities.' })
  activities!: number;

  @Field(() => CpdStandingEnum)
  standing!: string;

  @Field(() => [WeekHours], { description: 'Weeks with hours, earliest first.' })
  weeks!: WeekHours[];

  @Field(() => [LabelledHours], { description: 'By category, all three always.' })
  categories!: LabelledHours[];

  @Field(() => [LabelledHours], { description: 'By type, most hours first; without empty ones.' })
  types!: LabelledHours[];

  @Field(() => [EvidenceHours], { description: 'By evidence, strongest first, all grades always.' })
  evidence!: EvidenceHours[];

  @Field(() => YearGoals)
  goals!: YearGoals;
}

@ObjectType({ description: 'An activity as a year in review names it.' })
export class ReviewActivity {
  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its title; null if that may identify a patient.',
  })
  title!: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => Boolean, { description: 'True if it was done with other practitioners.' })
  isInteractive!: boolean;
}

@ObjectType({
  description: 'A CPD year to be shown to others: figures, and titles by choice; no other text.',
})
export class YearInReview {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Role and employer, in words.' })
  role!: string;

  @Field(() => CpdYear)
  figures!: CpdYear;

  @Field(() => [ReviewActivity], {
    description: `Up to ${REVIEW_TITLES_MAX} completed activities, oldest first; empty without titles.`,
  })
  activities!: ReviewActivity[];

  @Field(() => [String], {
    description:
      'Titles of the goals achieved, without those that may identify a patient; empty without titles.',
  })
  goalsAchieved!: string[];

  @Field(() => [Int], {
    description: `The CPD years with records, newest first, of the last ${CPD_YEARS_MAX}.`,
  })
  years!: number[];
}
