import { Field, ObjectType } from 'type-graphql';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { ReportPeriod, ReportPerson } from './report.type.ts';

@ObjectType({ description: 'A period that a report may cover.' })
export class PortfolioChoice {
  @Field(() => String, { description: 'For the argument `period`.' })
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

  @Field(() => [ReportPeriod], { description: 'Newest first.' })
  periods!: ReportPeriod[];

  @Field(() => [String], {
    description:
      'Scopes that the access token lacks, so that something is left out: reflective-logs:read for words of reflections, evidence-files:read for contents of evidence files in the PDF and the pack.',
  })
  withheld!: string[];

  @Field(() => [PortfolioChoice])
  choices!: PortfolioChoice[];
}
