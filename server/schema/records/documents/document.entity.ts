import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CivilDay } from '#server/db/civil-day';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { DocumentTypeEnum } from './document.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@storedRecord('documents')
@ObjectType({
  description: 'A certificate, reflection or other evidence, as text.',
})
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
  name: 'documents_search',
  expression:
    "create index documents_search on documents using gin (record_words(user_id, title || ' ' || content)) where deleted_at is null",
})
export class Document extends StoredRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DocumentTypeEnum)
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  content!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'The last day on which it is good; null: it does not run out.',
  })
  @Property({ type: CivilDay, nullable: true })
  expiryDate: Date | null = null;
}
