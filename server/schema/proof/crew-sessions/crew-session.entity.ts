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
import type { CrewKind, CrewType, EndedBy } from '#domain/proof/crew-sessions';
import { User } from '../../account/users/user.entity.ts';

/** People who learn together for a while, at one place (docs/decisions/053-crew-sessions.md). */
@Entity({ tableName: 'crew_sessions' })
@Index({
  name: 'crew_sessions_running',
  expression:
    'create index crew_sessions_running on crew_sessions (started_at) where ended_at is null',
})
@Index({
  name: 'crew_sessions_sent',
  expression:
    'create index crew_sessions_sent on crew_sessions (started_at) where ticket_key is not null',
})
@Unique({ name: 'crew_sessions_sent_once', properties: ['userId', 'ticketKey'] })
@Check({
  name: 'crew_sessions_provider',
  expression:
    "(kind = 'taught') = (provider is not null) and (kind = 'taught' or objectives is null)",
})
@Check({
  name: 'crew_sessions_ended',
  expression:
    '(ended_at is null) = (ended_by is null) and (ended_at is null) = (settled_at is null)',
})
export class CrewSession {
  [OptionalProps]?:
    | 'userId'
    | 'kind'
    | 'provider'
    | 'objectives'
    | 'place'
    | 'endedAt'
    | 'endedBy'
    | 'settledAt'
    | 'ticketKey'
    | 'version';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The host; null for an educator without an account, and once that account was deleted. */
  @Index()
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    nullable: true,
    deleteRule: 'set null',
  })
  userId: number | null = null;

  /** In a taught session the host teaches and does not attend (docs/decisions/114-taught-sessions.md). */
  @Property({ type: 'text', default: 'crew' })
  kind: CrewKind = 'crew';

  @Property({ type: 'text' })
  type!: CrewType;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  place: string | null = null;

  /** Who offers a taught session; null for a crew's. */
  @Property({ type: 'text', nullable: true })
  provider: string | null = null;

  @Property({ type: 'text', nullable: true })
  objectives: string | null = null;

  @Property({ type: 'integer' })
  plannedMinutes!: number;

  @Property({ type: 'datetime', length: 3 })
  startedAt!: Date;

  /** The moment until which presence counts. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  endedBy: EndedBy | null = null;

  /** When the activities were recorded, at the end or later. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  settledAt: Date | null = null;

  /** The id that the host's phone made for a session without a connection (docs/decisions/075-crew-tickets.md). */
  @Property({ type: 'text', nullable: true })
  ticketKey: string | null = null;

  /** Codes are derived from it. */
  @Property({ type: 'text', hidden: true })
  seed!: string;

  /** Counts changes of the session itself, so that a late event does not undo a newer one. */
  @Property({ type: 'integer', default: 1 })
  version: number = 1;
}
