import { OptionalProps, type Opt } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';
import { Resource } from './resource.entity.ts';

@ObjectType({ description: 'What somebody thinks of a resource: stars and a comment.' })
@Entity({ tableName: 'resource_reviews' })
@Unique({ properties: ['userId', 'resourceId'] })
@Index({
  name: 'resource_reviews_list',
  expression:
    'create index resource_reviews_list on resource_reviews (resource_id, created_at desc, id desc) include (rating)',
})
@Check({ name: 'resource_reviews_rating', expression: '(rating >= 1) AND (rating <= 5)' })
export class ResourceReview {
  [OptionalProps]?: 'authorName' | 'isMine';

  @Field(() => ID, { description: 'Identifies the review.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => ID, { description: 'The resource that it is about.' })
  @ManyToOne(() => Resource, {
    mapToPk: true,
    fieldName: 'resource_id',
    deleteRule: 'cascade',
    index: false,
  })
  resourceId!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
    hidden: true,
  })
  userId!: number;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Property({ type: 'integer' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Why; none where only stars were given.' })
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  @Property({ type: 'datetime', length: 3 })
  updatedAt!: Date;

  /** Counted by a trigger, as with StoredRecord; of when it is says updatedAt. */
  @Field(() => Int, { description: 'Grows with every change; an edit says with which it began.' })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => String, { description: 'The full name of who wrote it.' })
  @Property({ type: 'text', persist: false })
  authorName!: string;

  @Field(() => Boolean, { description: 'Whether it is yours.' })
  @Property({ type: 'boolean', persist: false })
  isMine!: boolean;
}
