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

  @Field(() => RuleSource, { description: 'The source of those words, and how it was read.' })
  source!: RuleSource;

  @Field(() => [RuleClaim], {
    description: 'How others read it; none of these are words of the Paramedicine Board itself.',
  })
  readings!: RuleClaim[];

  @Field(() => [String], { description: 'What would make it count; empty if it likely does.' })
  whatWouldMakeItCount!: string[];
}

@ObjectType('CountJudgement', {
  description: 'How an activity likely counts, by the dated rules. The Board decides.',
})
export class CountJudgementType implements CountJudgement {
  @Field(() => CountPartType, { description: 'To the hours in all.' })
  total!: CountPartType;

  @Field(() => CountPartType, { description: 'To the hours with other practitioners.' })
  interactive!: CountPartType;

  @Field(() => GraphQLDay, {
    description: 'The first day of the rules by which it was judged.',
  })
  rulesFrom!: string;

  @Field(() => String)
  decides!: string;

  @Field(() => RuleClaim, { description: 'What an activity that counts still needs.' })
  evidence!: RuleClaim;
}
