import { Field, ObjectType } from 'type-graphql';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { ReportPeriod, ReportPerson } from './report.type.ts';

@ObjectType({ description: 'A period that a report may cover.' })
export class PortfolioChoice {
  @Field(() => String, { description: 'The value for the argument `period`.' })
  value!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType('Portfolio', {
  description: 'The contents of a CPD report, the same in all its forms.',
})
export class PortfolioType {
  @Field(() => GraphQLDay)
  madeOn!: string;

  @Field(() => ReportPerson)
  person!: ReportPerson;

  @Field(() => [ReportPeriod], { description: 'The CPD periods, newest first.' })
  periods!: ReportPeriod[];

  @Field(() => [String], {
    description:
      'The scopes that the access token lacks and what they cover is left out for: reflective-logs:read for words of reflections, evidence-files:read for contents of evidence files in the PDF and the pack. Empty in the app.',
  })
  withheld!: string[];

  @Field(() => [PortfolioChoice], { description: 'Other periods that a report may cover.' })
  choices!: PortfolioChoice[];
}
