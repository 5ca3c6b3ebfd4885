import { Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CivilDay } from '#server/db/civil-day';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { type CredentialState } from '#domain/records/credentials';
import { CredentialStateEnum, CredentialTypeEnum } from './credential.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

/** The day of those without an expiry in their order. */
export const NEVER = '9999-12-31';

/** SQL of the day by which credentials are ordered: the soonest to expire first, those without an expiry last. */
export const soonest = `coalesce(expiry_date, date '${NEVER}')`;

@storedRecord('credentials')
@ObjectType({
  description:
    'Besides the registration: insurance, a licence, a check, a vaccination or a certificate.',
})
@Index({
  name: 'credentials_soonest',
  expression: `create index credentials_soonest on credentials (user_id, (${soonest}), id) where deleted_at is null`,
})
@Index({
  name: 'credentials_renewed',
  expression:
    'create unique index credentials_renewed on credentials (renews_id) where renews_id is not null and deleted_at is null',
})
@Index({
  name: 'credentials_renews_id',
  expression:
    'create index credentials_renews_id on credentials (renews_id) where renews_id is not null',
})
@Index({
  name: 'credentials_search',
  expression:
    "create index credentials_search on credentials using gin (record_words(user_id, title || ' ' || coalesce(number, '') || ' ' || coalesce(issuer, '') || ' ' || coalesce(notes, ''))) where deleted_at is null",
})
export class Credential extends StoredRecord {
  @Field(() => CredentialTypeEnum)
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  @Property({ type: CivilDay, nullable: true })
  issueDate: Date | null = null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null: it does not expire, or no date is known.',
  })
  @Property({ type: CivilDay, nullable: true })
  expiryDate: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  issuer: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @IdField('Credential', {
    nullable: true,
    description: 'The earlier credential.',
  })
  @ManyToOne(() => Credential, {
    mapToPk: true,
    fieldName: 'renews_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  renewsId: number | null = null;

  /** Read with the credential: a list must not ask per row. */
  @IdField('Credential', {
    nullable: true,
    description: 'The newer credential.',
  })
  @Property({ type: 'integer', persist: false, nullable: true })
  renewedById?: number | null;

  @Field(() => CredentialStateEnum, {
    description: 'As of the user’s today; expiring within 90 days.',
  })
  @Property({ type: 'text', persist: false })
  state?: CredentialState;
}
