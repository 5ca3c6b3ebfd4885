import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { SecurityEventKind } from '#domain/account/security-events';
import { User } from '../users/user.entity.ts';

/** Append-only: a trigger refuses changes, and deletions other than with the account or of old events. */
@ObjectType({ description: 'An event in the security of an account.' })
@Entity({ tableName: 'security_events' })
@Index({
  name: 'security_events_list',
  expression: 'create index security_events_list on security_events (user_id, at desc, id desc)',
})
@Index({
  name: 'security_events_numbers',
  expression: `create index security_events_numbers on security_events (user_id, at) where kind = 'number-changed'`,
})
@Index({
  name: 'security_events_age',
  expression: 'create index security_events_age on security_events (at)',
})
export class SecurityEvent {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
    index: false,
  })
  userId!: number;

  @Field(() => String, { description: 'Such as signed-in or password-changed.' })
  @Property({ type: 'text' })
  kind!: SecurityEventKind;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  at!: Date;

  @Field(() => String, { description: 'Such as "Firefox on Windows".' })
  @Property({ type: 'text' })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Shortened: 203.0.113.x, or the first 48 bits of an IPv6 address.',
  })
  @Property({ type: 'text', nullable: true })
  network: string | null = null;

  /** The session in which it happened; its row may no longer exist. */
  @Property({ type: 'uuid', nullable: true })
  sessionId: string | null = null;
}
