import { Field, ID, ObjectType } from 'type-graphql';
import type { GapKind } from '#domain/audit-readiness';
import type { ClauseState } from '#domain/portfolio-judgement';
import { DAY } from './day.ts';

@ObjectType({ description: 'Where a rule stands.' })
export class RuleSource {
  @Field(() => String, { description: 'The title of the text.' })
  title!: string;

  @Field(() => String, { description: 'Who published it.' })
  publisher!: string;

  @Field(() => String, { description: 'Where it can be read.' })
  url!: string;

  @Field(() => String, { description: 'Since when it is in effect, YYYY-MM-DD.' })
  effective!: string;

  @Field(() => String, { nullable: true, description: 'What is not certain about it.' })
  note!: string | null;
}

@ObjectType({ description: 'A clause of the standard, and where it stands in a period.' })
export class PortfolioClause {
  @Field(() => String, { description: 'Which clause.' })
  id!: string;

  @Field(() => String, { description: 'What it is about.' })
  heading!: string;

  @Field(() => String, { description: 'What it asks for.' })
  text!: string;

  @Field(() => String, {
    description: 'met, open (the period still runs), short, or yours: not for records to show.',
  })
  state!: ClauseState;

  @Field(() => String, { description: 'What the records say.' })
  finding!: string;

  @Field(() => RuleSource, { description: 'Where the rule stands.' })
  source!: RuleSource;
}

@ObjectType({ description: 'Something an auditor would ask about.' })
export class PortfolioGap {
  @Field(() => String, {
    description: 'in-progress, reflection, evidence, interactive, provider, dates or standard.',
  })
  kind!: GapKind;

  @Field(() => Boolean, {
    description: 'Whether its hours cannot be defended without it; the others are good to have.',
  })
  needed!: boolean;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => ID, { description: 'The activity that it is about.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  title!: string;

  @Field(() => String, { description: `The day of that activity. ${DAY}` })
  day!: string;
}
