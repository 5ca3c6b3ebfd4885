import { Field, ObjectType } from 'type-graphql';
import { type Clause, type CountVerdict } from '#domain/standing/count-findings';
import type { CountJudgement, CountPart } from '#domain/standing/does-this-count';
import { RuleClaim, RuleSource } from '../rule-source.type.ts';
import { CountVerdictEnum } from './count.enums.ts';
import { StandardElementEnum } from '../summary/summary.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType('CountPart', {
  description: 'How an activity likely counts to one figure of the standard.',
})
export class CountPartType implements CountPart {
  @Field(() => CountVerdictEnum)
  verdict!: CountVerdict;

  @Field(() => String)
  figure!: string;

  @Field(() => String)
  because!: string;

  @Field(() => StandardElementEnum)
  clause!: Clause;

  @Field(() => String)
  quote!: string;

  @Field(() => RuleSource)
  source!: RuleSource;

  @Field(() => [RuleClaim], {
    description: 'None of these are words of the Paramedicine Board itself.',
  })
  readings!: RuleClaim[];

  @Field(() => [String], { description: 'Empty if it likely does.' })
  whatWouldMakeItCount!: string[];
}

@ObjectType('CountJudgement', {
  description: 'How an activity likely counts, by the dated rules. The Board decides.',
})
export class CountJudgementType implements CountJudgement {
  @Field(() => CountPartType)
  total!: CountPartType;

  @Field(() => CountPartType)
  interactive!: CountPartType;

  @Field(() => GraphQLDay, {
    description: 'The first day of those rules.',
  })
  rulesFrom!: string;

  @Field(() => String)
  decides!: string;

  @Field(() => RuleClaim, { description: 'What an activity that counts still needs.' })
  evidence!: RuleClaim;
}
