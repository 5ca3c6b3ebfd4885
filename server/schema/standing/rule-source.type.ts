import { Field, ObjectType } from 'type-graphql';
import type { Confidence } from '#domain/sources';
import { RuleConfidenceEnum } from './rule-source.enums.ts';
import { GraphQLDay } from '../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../mechanics/address.ts';

@ObjectType({ description: 'The source of a rule.' })
export class RuleSource {
  @Field(() => String, { description: 'The title of the text.' })
  title!: string;

  @Field(() => String, { description: 'Its publisher.' })
  publisher!: string;

  @Field(() => GraphQLAddress, {
    description: 'The source; if unverified, where to check it.',
  })
  url!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'The day the text took effect; null for a page without one.',
  })
  effective!: string | null;

  @Field(() => RuleConfidenceEnum, {
    description:
      'board (read at the Paramedicine Board), own-board (read at the Board of that profession), quoted (as a named public source quotes or reports it), sibling-board (read at another National Board) or unverified.',
  })
  confidence!: Confidence;

  @Field(() => String, { nullable: true, description: 'How it was read; null: at the Board.' })
  note!: string | null;
}
