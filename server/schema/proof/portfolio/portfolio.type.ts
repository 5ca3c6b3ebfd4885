import { Field, ObjectType } from 'type-graphql';
import {
  CategoryHours,
  Compliance,
  RecordedHours,
  RequiredHours,
} from '../../standing/summary/summary.type.ts';
import {
  PortfolioActivity,
  PortfolioCertificate,
  PortfolioDocument,
  PortfolioReflection,
} from './portfolio-record.type.ts';
import { CpdPace } from '../../standing/pace/pace.type.ts';
import { PortfolioCheck, PortfolioClause, PortfolioGap } from './portfolio-standing.type.ts';
import { PeriodFacts, PersonFacts } from './report-facts.type.ts';
import { CpdStandingEnum } from '../../standing/summary/summary.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'One CPD period of a portfolio.' })
export class PortfolioPeriod extends PeriodFacts {
  @Field(() => RequiredHours)
  required!: RequiredHours;

  @Field(() => RecordedHours, { description: 'Hours recorded as completed.' })
  claimed!: RecordedHours;

  @Field(() => RecordedHours, { description: 'Of these, hours that are ready for an audit.' })
  supported!: RecordedHours;

  @Field(() => CpdStandingEnum)
  standing!: string;

  @Field(() => CpdPace, { description: 'Where its hours are going.' })
  pace!: CpdPace;

  @Field(() => [PortfolioClause], { description: 'The standard, clause by clause.' })
  clauses!: PortfolioClause[];

  @Field(() => [CategoryHours], { description: 'Completed hours by category, all three always.' })
  categoryHours!: CategoryHours[];

  @Field(() => Compliance, { description: 'Our own good-practice targets.' })
  compliance!: Compliance;

  @Field(() => [PortfolioActivity], { description: 'The activities, oldest first.' })
  activities!: PortfolioActivity[];

  @Field(() => [PortfolioReflection], { description: 'All logs written in it, oldest first.' })
  reflections!: PortfolioReflection[];

  @Field(() => [PortfolioDocument], { description: 'The documents added in it, oldest first.' })
  documents!: PortfolioDocument[];

  @Field(() => [PortfolioCertificate], {
    description: 'The certificates of learning modules completed in it, oldest first.',
  })
  certificates!: PortfolioCertificate[];

  @Field(() => [PortfolioGap], { description: 'What is missing, by activity.' })
  gaps!: PortfolioGap[];

  @Field(() => [PortfolioCheck], {
    description: 'What the owner should look at again and has not confirmed, by activity.',
  })
  checks!: PortfolioCheck[];
}

@ObjectType({ description: 'The owner of a portfolio.' })
export class PortfolioPerson extends PersonFacts {
  @Field(() => GraphQLDay, { nullable: true })
  expiryDay!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The rule that gives that day, in words; null without a registration date.',
  })
  expiryRule!: string | null;

  @Field(() => String, { description: 'Where the registration stands, in words.' })
  registration!: string;
}

@ObjectType({ description: 'A period that a report may cover.' })
export class PortfolioChoice {
  @Field(() => String, { description: 'The value for the argument `period`.' })
  value!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType({ description: 'The contents of a CPD report, the same in all its forms.' })
export class Portfolio {
  @Field(() => GraphQLDay)
  madeOn!: string;

  @Field(() => PortfolioPerson)
  person!: PortfolioPerson;

  @Field(() => [PortfolioPeriod], { description: 'The CPD periods, newest first.' })
  periods!: PortfolioPeriod[];

  @Field(() => [String], {
    description:
      'The scopes that the access token lacks and what they cover is left out for: reflective-logs:read for words of reflections, evidence-files:read for contents of evidence files in the PDF and the pack. Empty in the app.',
  })
  withheld!: string[];

  @Field(() => [PortfolioChoice], { description: 'Other periods that a report may cover.' })
  choices!: PortfolioChoice[];
}
