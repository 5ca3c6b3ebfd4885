import { Field, ID, ObjectType } from 'type-graphql';
import { gapKinds, type GapKind } from '#domain/records/gap-kinds';
import { checkKinds, type CheckKind } from '#domain/records/plausibility';
import type { ClauseState } from '#domain/proof/portfolio-judgement';
import { DAY } from '../../mechanics/day.ts';
import { RuleSource } from '../../standing/rule-source.type.ts';
import { ActivityCheckKindEnum } from '../../records/activities/activity.enums.ts';
import { AuditGapKindEnum } from '../../standing/summary/summary.enums.ts';
import { PortfolioClauseStateEnum } from './portfolio.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'A clause of the standard with its state in a period.' })
export class PortfolioClause {
  @Field(() => String, { description: 'The clause.' })
  id!: string;

  @Field(() => String, { description: 'Its subject.' })
  heading!: string;

  @Field(() => String, { description: 'What it requires.' })
  text!: string;

  @Field(() => PortfolioClauseStateEnum, {
    description:
      'met, recorded (enough hours, but too few of them are ready for an audit), open (the period is not over), short, yours (records cannot show it), reflections (the reflections show it) or not-applicable.',
  })
  state!: ClauseState;

  @Field(() => String, { description: 'What the records show.' })
  finding!: string;

  @Field(() => RuleSource, { description: 'The source of the rule.' })
  source!: RuleSource;
}

@ObjectType({ description: 'A gap that an auditor would ask about.' })
export class PortfolioGap {
  @Field(() => AuditGapKindEnum, {
    description: `${gapKinds.join(', ')}.`,
  })
  kind!: GapKind;

  @Field(() => Boolean, {
    description: 'True if the hours do not count without it; the others are good to have.',
  })
  needed!: boolean;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => ID, { description: 'The activity with the gap.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  title!: string;

  @Field(() => GraphQLDay, { description: `The day of that activity. ${DAY}` })
  day!: string;
}

@ObjectType({ description: 'Something that the owner should look at again; it changes no figure.' })
export class PortfolioCheck {
  @Field(() => ActivityCheckKindEnum, { description: `${checkKinds.join(', ')}.` })
  kind!: CheckKind;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => String, { description: 'What to do, in a few words.' })
  action!: string;

  @Field(() => ID, { description: 'The activity.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  title!: string;

  @Field(() => GraphQLDay, { description: `The day of that activity. ${DAY}` })
  day!: string;
}
