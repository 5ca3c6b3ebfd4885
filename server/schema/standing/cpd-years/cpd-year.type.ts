import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CPD_YEARS_MAX, REVIEW_TITLES_MAX } from '#domain/standing/cpd-years';
import { type EvidenceGrade } from '#domain/records/evidence-strength';
import { RecordedHours, RequiredHours } from '../summary/summary.type.ts';
import { CpdStandingEnum, EvidenceGradeEnum } from '../summary/summary.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'Completed hours of a week of a CPD year.' })
export class WeekHours {
  @Field(() => Int, {
    description: '0 to 52, from the first day of the whole year.',
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
  @Field(() => Int, { description: 'Without those carried over to a later year.' })
  set!: number;

  @Field(() => Int)
  achieved!: number;

  @Field(() => Int, { description: 'Those still open.' })
  open!: number;

  @Field(() => Int, { description: 'To a later year, and counted there.' })
  carriedOver!: number;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'A CPD year in figures.' })
export class CpdYear {
  @Field(() => Int, { description: 'In which it ends.' })
  year!: number;

  @Field(() => GraphQLDay)
  start!: string;

  @Field(() => GraphQLDay)
  end!: string;

  @Field(() => GraphQLDay, {
    description:
      'Of the whole year; earlier than the start of one that began with the registration.',
  })
  firstDay!: string;

  @Field(() => RequiredHours)
  required!: RequiredHours;

  @Field(() => RecordedHours)
  done!: RecordedHours;

  @Field(() => Int, { description: 'Completed ones.' })
  activities!: number;

  @Field(() => CpdStandingEnum)
  standing!: string;

  @Field(() => [WeekHours], { description: 'Those with hours, earliest first.' })
  weeks!: WeekHours[];

  @Field(() => [LabelledHours], { description: 'All three always.' })
  categories!: LabelledHours[];

  @Field(() => [LabelledHours], { description: 'Most hours first, without empty ones.' })
  types!: LabelledHours[];

  @Field(() => [EvidenceHours], { description: 'Strongest first, all grades always.' })
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
    description: 'Null if it may identify a patient.',
  })
  title!: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => Boolean, { description: 'With other practitioners.' })
  isInteractive!: boolean;
}

@ObjectType({
  description: 'A CPD year to be shown to others: figures, and titles by choice; no other text.',
})
export class YearInReview {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'With the employer, in words.' })
  role!: string;

  @Field(() => CpdYear)
  figures!: CpdYear;

  @Field(() => [ReviewActivity], {
    description: `Up to ${REVIEW_TITLES_MAX}, oldest first; empty without titles.`,
  })
  activities!: ReviewActivity[];

  @Field(() => [String], {
    description: 'Without those that may identify a patient; empty without titles.',
  })
  goalsAchieved!: string[];

  @Field(() => [Int], {
    description: `Those with records, newest first, of the last ${CPD_YEARS_MAX}.`,
  })
  years!: number[];
}
