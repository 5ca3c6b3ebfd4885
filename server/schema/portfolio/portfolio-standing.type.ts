import { Field, ID, ObjectType } from 'type-graphql';
import type { GapKind } from '#domain/audit-readiness';
import type { ClauseState } from '#domain/portfolio-judgement';
import { DAY } from './day.ts';

@ObjectType({ description: 'Where a rule stands.' })
export class RuleSource {
  @Field(() => String, { description: 'The title of the text.' })
  title!: string;

  @Field(() => String, { description: 'Its publisher.' })
  publisher!: string;

  @Field(() => String, { description: 'Where it can be read.' })
  url!: string;

  @Field(() => String, { description: 'The day it took effect, YYYY-MM-DD.' })
  effective!: string;

  @Field(() => String, { nullable: true, description: 'What is uncertain about it.' })
  note!: string | null;
}

@ObjectType({ description: 'A clause of the standard with its state in a period.' })
export class PortfolioClause {
  @Field(() => String, { description: 'Which clause.' })
  id!: string;

  @Field(() => String, { description: 'Its subject.' })
  heading!: string;

  @Field(() => String, { description: 'What it requires.' })
  text!: string;

  @Field(() => String, {
    description: 'met, open (the period is not over), short, or yours: records cannot show it.',
  })
  state!: ClauseState;

  @Field(() => String, { description: 'What the records show.' })
  finding!: string;

  @Field(() => RuleSource, { description: 'Where the rule stands.' })
  source!: RuleSource;
}

@ObjectType({ description: 'A gap that an auditor would ask about.' })
export class PortfolioGap {
  @Field(() => String, {
    description: 'in-progress, reflection, evidence, interactive, provider, dates or standard.',
  })
  kind!: GapKind;

  @Field(() => Boolean, {
    description: 'True if the hours cannot be defended without it; the others are good to have.',
  })
  needed!: boolean;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => ID, { description: 'The activity with the gap.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  title!: string;

  @Field(() => String, { description: `The day of that activity. ${DAY}` })
  day!: string;
}
