import { Field, ObjectType } from 'type-graphql';
import type { Confidence } from '#domain/sources';

@ObjectType({ description: 'Where a rule was read.' })
export class RuleSource {
  @Field(() => String, { description: 'The title of the text.' })
  title!: string;

  @Field(() => String, { description: 'Its publisher.' })
  publisher!: string;

  @Field(() => String, { description: 'Where it was read; if unverified, where to check it.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The day the text took effect, YYYY-MM-DD; null for a page without one.',
  })
  effective!: string | null;

  @Field(() => String, {
    description:
      'board (read at the Paramedicine Board), own-board (read at the Board of that profession), quoted (as a named public source quotes or reports it), sibling-board (read at another National Board) or unverified.',
  })
  confidence!: Confidence;

  @Field(() => String, { nullable: true, description: 'How it was read; null: at the Board.' })
  note!: string | null;
}
