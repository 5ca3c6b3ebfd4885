import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CivilDay } from '#server/db/civil-day';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@storedRecord('audit_notices')
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
  @Field(() => GraphQLDay)
  @Property({ type: CivilDay })
  letterDate!: Date;

  @Field(() => GraphQLDay, {
    description: 'The last day to answer it.',
  })
  @Property({ type: CivilDay })
  dueDate!: Date;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'When it was answered; null while open.',
  })
  @Property({ type: CivilDay, nullable: true })
  sentOn: Date | null = null;
}
