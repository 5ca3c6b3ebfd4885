import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

/**
 * A record that two may edit at once. A trigger of its table counts each change, whoever makes it, and dates it where
 * the writer did not (migration 015).
 */
@ObjectType()
export abstract class Versioned {
  @Field(() => Int, { description: 'Grows with every change; an edit says with which it began.' })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last changed; null where it never was.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  changedAt: Date | null = null;
}

/** How the inputs of changes take the version. */
export const versionOption = {
  nullable: true,
  description:
    'The version with which the edit began: if there was another change since, nothing is written (CONFLICT). Left out, the last one who writes wins.',
};
