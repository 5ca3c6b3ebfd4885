import { Index, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { CivilDay } from '../../db/civil-day.ts';
import { storedRecord, StoredRecord } from '../../records/record.entity.ts';

@storedRecord({
  table: 'audit_notices',
  id: 'Identifies the audit letter.',
  createdAt: 'When it was added.',
})
@ObjectType({ description: 'A letter that asks for the user’s CPD, open until it is answered.' })
@Index({
  name: 'audit_notices_newest',
  expression:
    'create index audit_notices_newest on audit_notices (user_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'audit_notices_open',
  expression:
    'create unique index audit_notices_open on audit_notices (user_id) where sent_on is null and deleted_at is null',
})
export class AuditNotice extends StoredRecord {
  @Field(() => GraphQLDateTime, { description: 'The date of the letter, as midnight UTC.' })
  @Property({ type: CivilDay })
  letterDate!: Date;

  @Field(() => GraphQLDateTime, {
    description: 'The day by which it is to be answered, as midnight UTC.',
  })
  @Property({ type: CivilDay })
  dueDate!: Date;

  @Field(() => String, { nullable: true, description: 'A note on it.' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The day on which it was answered, as midnight UTC; null while it is open.',
  })
  @Property({ type: CivilDay, nullable: true })
  sentOn: Date | null = null;
}
