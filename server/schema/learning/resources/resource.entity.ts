import { DecimalType, type Opt, OptionalProps } from '@mikro-orm/core';
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
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { User } from '../../account/users/user.entity.ts';
import { ResourceCategoryEnum, ResourceTypeEnum } from './resource.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A review of a resource: stars and a comment.' })
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

  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @IdField('Resource')
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

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  updatedAt!: Date;

  /** Counted by a trigger, as with StoredRecord; updatedAt is the time of the latest change. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => String, { description: 'Their full name.' })
  @Property({ type: 'text', persist: false })
  authorName!: string;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false })
  isMine!: boolean;
}

@ObjectType({ description: 'Something to learn from, elsewhere: shared by all who are signed in.' })
@Entity({ tableName: 'external_resources' })
@Index({
  name: 'external_resources_search',
  expression:
    'create index external_resources_search on external_resources using gin (search) with (fastupdate = off)',
})
@Index({
  name: 'external_resources_by_category',
  expression:
    'create index external_resources_by_category on external_resources (cpd_category, id desc)',
})
@Index({
  name: 'external_resources_catalogue',
  expression:
    'create unique index external_resources_catalogue on external_resources (url) where in_catalogue',
})
@Index({
  name: 'external_resources_added_by',
  expression:
    'create index external_resources_added_by on external_resources (added_by) where added_by is not null',
})
@Index({
  name: 'external_resources_recommended',
  expression:
    'create index external_resources_recommended on external_resources (cpd_category, id desc) where (in_catalogue or used_by_others) and deleted_at is null and removed_at is null',
})
@Index({
  name: 'external_resources_bin',
  expression:
    'create index external_resources_bin on external_resources (deleted_at) where deleted_at is not null',
})
@Index({
  name: 'external_resources_by_owner',
  expression:
    'create unique index external_resources_by_owner on external_resources (added_by, request_key)',
})
export class Resource {
  [OptionalProps]?:
    | 'peerReviewed'
    | 'cpdHours'
    | 'tags'
    | 'inCatalogue'
    | 'usedByOthers'
    | 'search'
    | 'isMine'
    | 'isUserAdded'
    | 'isHidden'
    | 'unavailable'
    | 'bookmarked'
    | 'averageRating'
    | 'reviewCount'
    | 'myReview';

  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => GraphQLAddress, {
    description: 'http or https, exactly as entered.',
  })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => GraphQLAddress, { nullable: true })
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  @Field(() => ResourceTypeEnum)
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  provider!: string;

  @Field(() => Boolean, {
    description: 'Of one with isUserAdded, the user says so and nobody has checked.',
  })
  @Property({ type: 'boolean', default: false })
  peerReviewed: boolean = false;

  @Field(() => ResourceCategoryEnum)
  @Property({ type: 'text' })
  cpdCategory!: string;

  @Field(() => Float, { description: 'An estimate.' })
  @Property({ type: new DecimalType('number'), precision: 4, scale: 1, default: 0 })
  cpdHours!: number;

  @Field(() => [String])
  @Property({ type: 'string[]', columnType: 'text[]', default: [] })
  tags!: string[];

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'added_by',
    nullable: true,
    deleteRule: 'set null',
    index: false,
    hidden: true,
  })
  addedBy: number | null = null;

  /** True if the product ships with it; each start brings it up to date. */
  @Property({ type: 'boolean', default: false, hidden: true })
  inCatalogue: boolean = false;

  /**
   * True if two users other than the one who added it have bookmarked or reviewed it; a trigger sets it (migration
   * 028).
   */
  @Property({ type: 'boolean', default: false, hidden: true })
  usedByOthers: boolean = false;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  updatedAt!: Date;

  /** Counted by a trigger, as with StoredRecord; updatedAt is the time of the latest change. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /** Time at which the user who added it deleted it. */
  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  deletedAt: Date | null = null;

  /** Time at which an operator removed it. */
  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  removedAt: Date | null = null;

  @Property({ type: 'text', nullable: true, hidden: true })
  removedReason: string | null = null;

  /** The text that the search reads: title before tags and provider before description before kind and category. */
  @Property({
    columnType: 'tsvector',
    type: 'unknown',
    generated: '(resource_search(title, tags, provider, description, type, cpd_category)) stored',
    hidden: true,
    lazy: true,
  })
  search!: unknown;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false })
  bookmarked!: boolean;

  @Field(() => Boolean, { description: 'You added it, and may change and delete it.' })
  @Property({ type: 'boolean', persist: false })
  isMine!: boolean;

  @Field(() => Boolean, {
    description: 'Others come with the product.',
  })
  @Property({ type: 'boolean', persist: false })
  isUserAdded!: boolean;

  @Field(() => Boolean, {
    description:
      'True if you reported it: of all your lists only the bookmarks have it. withdrawResourceReport shows it again.',
  })
  @Property({ type: 'boolean', persist: false })
  isHidden!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why: deleted by the user who added it, or removed by the operator. Its description is empty then, and its address is that of the library.',
  })
  @Property({ type: 'text', persist: false, nullable: true })
  unavailable!: 'deleted' | 'removed' | null;

  @Field(() => Float, {
    nullable: true,
    description: '1 to 5, with one decimal; null without ratings.',
  })
  @Property({ type: 'float', persist: false, nullable: true })
  averageRating!: number | null;

  @Field(() => Int)
  @Property({ type: 'integer', persist: false })
  reviewCount!: number;

  @Field(() => ResourceReview, { nullable: true })
  @Property({ type: 'json', persist: false, nullable: true })
  myReview!: ResourceReview | null;

  /** Made up by the caller, so that a request repeated after a lost response creates nothing twice. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestKey: string | null = null;

  /** The hash of that request's input: another request under the same key is refused. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash: string | null = null;
}
