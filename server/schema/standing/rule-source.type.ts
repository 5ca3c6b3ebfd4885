import { Field, ObjectType } from 'type-graphql';
import type { Confidence } from '#domain/sources';
import { RuleConfidenceEnum } from './rule-source.enums.ts';
import { GraphQLDay } from '../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../mechanics/address.ts';

@ObjectType({ description: 'The source of a rule.' })
export class RuleSource {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  publisher!: string;

  @Field(() => GraphQLAddress, {
    description: 'If unverified, where to check it.',
  })
  url!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'When the text took effect; null for a page without a day.',
  })
  effective!: string | null;

  @Field(() => RuleConfidenceEnum)
  confidence!: Confidence;

  @Field(() => String, { nullable: true, description: 'How it was read; null: at the Board.' })
  note!: string | null;
}

@ObjectType({ description: 'A claim in words, with its source.' })
export class RuleClaim {
  @Field(() => String)
  text!: string;

  @Field(() => RuleSource)
  source!: RuleSource;
}
