import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Activity } from '../activities/activity.entity.ts';
import { User } from '../users/user.entity.ts';
import { Recorded } from '../recorded.ts';

@ObjectType({
  description: 'A reflective practice log: what happened, what was learned, what will change.',
})
@Entity({ tableName: 'reflective_logs' })
@Index({
  name: 'reflective_logs_newest',
  expression:
    'create index reflective_logs_newest on reflective_logs (user_id, created_at desc, id desc) include (claimed_created_at) where deleted_at is null',
})
@Index({
  name: 'reflective_logs_bin',
  expression:
    'create index reflective_logs_bin on reflective_logs (user_id, deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'reflective_logs_by_owner',
  expression:
    'create unique index reflective_logs_by_owner on reflective_logs (user_id, request_key)',
})
export class ReflectiveLog extends Recorded {
  @Field(() => ID, { description: 'Identifies the log.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Field(() => ID, { nullable: true, description: 'The activity it reflects on, if any.' })
  @Index()
  @ManyToOne(() => Activity, {
    mapToPk: true,
    fieldName: 'activity_id',
    nullable: true,
    deleteRule: 'set null',
  })
  activityId: number | null = null;

  /** Read with the log, since a list that shows it must not ask per row. */
  @Field(() => String, {
    nullable: true,
    description: 'The title of that activity, if it still exists.',
  })
  @Property({ type: 'text', persist: false, nullable: true })
  activityTitle?: string | null;

  @Field(() => String, { description: 'The reflection itself.' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => String, { description: 'What was learned.' })
  @Property({ type: 'text' })
  learningOutcomes!: string;

  @Field(() => String, { description: 'How practice will change.' })
  @Property({ type: 'text' })
  futureApplication!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  deletedAt: Date | null = null;
}
