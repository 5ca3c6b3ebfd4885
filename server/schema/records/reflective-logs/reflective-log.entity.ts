import type { Opt } from '@mikro-orm/core';
import { Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Activity } from '../activities/activity.entity.ts';
import { FINGERPRINT_BITS, likenessOfLog } from '#domain/records/likeness';
import { isSubstantiveLog } from '#domain/records/reflection-strength';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { IdField } from '../../mechanics/id-nouns.ts';

@storedRecord('reflective_logs')
@ObjectType({
  description: 'What happened, what was learned, what will change.',
})
@Index({
  name: 'reflective_logs_newest',
  expression:
    'create index reflective_logs_newest on reflective_logs (user_id, created_at desc, id desc) include (claimed_created_at) where deleted_at is null',
})
@Index({
  name: 'reflective_logs_search',
  expression:
    "create index reflective_logs_search on reflective_logs using gin (record_words(user_id, content || ' ' || learning_outcomes || ' ' || future_application)) where deleted_at is null",
})
export class ReflectiveLog extends StoredRecord {
  @IdField('Activity', { nullable: true })
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
  })
  @Property({ type: 'text', persist: false, nullable: true })
  activityTitle?: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  content!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  learningOutcomes!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  futureApplication!: string;

  /** True if it says something; judged by domain whenever it is written (decision 032). */
  @Property({
    type: 'boolean',
    default: false,
    hidden: true,
    onCreate: isSubstantiveLog,
    onUpdate: isSubstantiveLog,
  })
  isSubstantive!: Opt<boolean>;

  /** Fingerprint by which nearly the same reflections are found; also computed by domain (decision 091). */
  @Property({
    type: 'string',
    columnType: `bit(${FINGERPRINT_BITS})`,
    nullable: true,
    hidden: true,
    onCreate: likenessOfLog,
    onUpdate: likenessOfLog,
  })
  likeness!: Opt<string> | null;
}
