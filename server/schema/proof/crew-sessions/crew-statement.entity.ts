import { OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type { StatementBody } from '#domain/proof/crew-statements';
import { CrewMember } from './crew-member.entity.ts';

/**
 * A statement of xAPI for the operator's store: that somebody attended, or that such a statement no longer holds. It is written
 * with the hours, before it is sent, and those of a session are sent in the order of their ids (docs/decisions/118).
 */
@Entity({ tableName: 'xapi_statements' })
@Index({
  name: 'xapi_statements_age',
  expression: 'create index xapi_statements_age on xapi_statements (created_at)',
})
@Index({
  name: 'xapi_statements_due',
  expression:
    'create index xapi_statements_due on xapi_statements (not_before) where body is not null',
})
@Index({
  name: 'xapi_statements_order',
  expression:
    'create index xapi_statements_order on xapi_statements (activity, id) where body is not null',
})
@Check({
  name: 'xapi_statements_waiting',
  expression: '(body is not null) = (delivered_at is null and given_up_at is null)',
})
export class CrewStatement {
  [OptionalProps]?:
    'attendance' | 'minutes' | 'voids' | 'attempts' | 'sentAlone' | 'deliveredAt' | 'givenUpAt';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Its id for the store, the same however often it is sent. */
  @Property({ type: 'uuid' })
  statementId!: string;

  /** The session's id for the store; it stays if the session is deleted. */
  @Property({ type: 'uuid' })
  activity!: string;

  /** Null once the session was deleted. */
  @Index()
  @ManyToOne(() => CrewMember, {
    mapToPk: true,
    fieldName: 'member_id',
    nullable: true,
    deleteRule: 'set null',
  })
  memberId!: number | null;

  /** The attendee's id for the store, random in each session. */
  @Property({ type: 'uuid', nullable: true })
  attendance: string | null = null;

  /** Whole minutes that it states. */
  @Property({ type: 'integer', nullable: true })
  minutes: number | null = null;

  /** Id of the statement that this one voids. */
  @Property({ type: 'uuid', nullable: true })
  voids: string | null = null;

  /** As it is sent; null once it was delivered or given up. */
  @Property({ type: 'json', nullable: true })
  body!: StatementBody | null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  notBefore!: Date;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** True if the store refused it together with others. */
  @Property({ type: 'boolean', default: false })
  sentAlone: boolean = false;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deliveredAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  givenUpAt: Date | null = null;
}
