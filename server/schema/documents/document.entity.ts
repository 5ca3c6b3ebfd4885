import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CivilDay } from '../../db/civil-day.ts';
import { User } from '../users/user.entity.ts';
import { Recorded } from '../recorded.ts';

@ObjectType({
  description: 'A document of the portfolio: a certificate, reflection or other evidence, as text.',
})
@Entity({ tableName: 'documents' })
@Index({
  name: 'documents_newest',
  expression:
    'create index documents_newest on documents (user_id, created_at desc, id desc) include (claimed_created_at) where deleted_at is null',
})
@Index({
  name: 'documents_expiry',
  expression:
    'create index documents_expiry on documents (user_id, expiry_date) where expiry_date is not null and deleted_at is null',
})
@Index({
  name: 'documents_bin',
  expression:
    'create index documents_bin on documents (user_id, deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'documents_by_owner',
  expression: 'create unique index documents_by_owner on documents (user_id, request_key)',
})
export class Document extends Recorded {
  @Field(() => ID, { description: 'Identifies the document.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Field(() => String, { description: 'What it is called.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'certificate, reflection, evidence or other.' })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String, { description: 'Its text.' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The last day on which it is good, as midnight UTC; null: it does not run out.',
  })
  @Property({ type: CivilDay, nullable: true })
  expiryDate: Date | null = null;

  @Field(() => GraphQLDateTime, { description: 'When it was added.' })
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  deletedAt: Date | null = null;
}
