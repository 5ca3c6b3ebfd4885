import { OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { Profession } from '#domain/proof/crew-companions';
import { User } from '../../account/users/user.entity.ts';
import { CrewKey } from './crew-key.entity.ts';
import { CrewSession } from './crew-session.entity.ts';

/** Ticket that a guest got from a host without a connection. It waits for the host's side. */
@Entity({ tableName: 'crew_tickets' })
@Unique({ name: 'crew_tickets_scanned_once', properties: ['userId', 'keyId', 'sessionKey'] })
@Unique({ name: 'crew_tickets_typed_once', properties: ['userId', 'code', 'issuedAt'] })
@Check({
  name: 'crew_tickets_scanned_or_typed',
  expression:
    '(code is null) = (key_id is not null) and (code is null) = (session_key is not null)',
})
@Index({
  name: 'crew_tickets_waiting',
  expression:
    'create index crew_tickets_waiting on crew_tickets (issued_at) where session_id is null',
})
export class CrewTicket {
  [OptionalProps]?:
    'listAllowed' | 'keyId' | 'sessionKey' | 'code' | 'minutesPresent' | 'sessionId';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** The key that signed it; null for typed letters. */
  @Index()
  @ManyToOne(() => CrewKey, {
    mapToPk: true,
    fieldName: 'key_id',
    nullable: true,
    deleteRule: 'cascade',
  })
  keyId: number | null = null;

  @Property({ type: 'text', nullable: true })
  sessionKey: string | null = null;

  /** Typed letters. */
  @Property({ type: 'text', nullable: true })
  code: string | null = null;

  /** When the host's phone signed it, or when the letters were typed. */
  @Property({ type: 'datetime', length: 3 })
  issuedAt!: Date;

  /** Minutes that the guest stayed after that; null until the end. */
  @Property({ type: 'integer', nullable: true })
  minutesPresent: number | null = null;

  @Property({ type: 'text' })
  profession!: Profession;

  @Property({ type: 'boolean', default: false })
  namesAllowed: boolean = false;

  @Property({ type: 'boolean', default: false })
  listAllowed: boolean = false;

  @Property({ type: 'datetime', length: 3 })
  sentAt!: Date;

  /** The session in which it counted. */
  @Index()
  @ManyToOne(() => CrewSession, {
    mapToPk: true,
    fieldName: 'session_id',
    nullable: true,
    deleteRule: 'cascade',
  })
  sessionId: number | null = null;
}
