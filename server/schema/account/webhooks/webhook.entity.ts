import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TimelineKind } from '#domain/records/record-events';
import type { PauseReason } from '#domain/account/webhooks';
import { Session } from '#server/auth/sessions/session.entity';
import { User } from '../users/user.entity.ts';

/** An address to which changes of the owner's records are sent, for as long as its access token is valid. */
@Entity({ tableName: 'webhooks' })
@Index({
  name: 'webhooks_due',
  expression: 'create index webhooks_due on webhooks (not_before) where paused_at is null',
})
export class Webhook {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  /** The access token. */
  @Index()
  @ManyToOne(() => Session, { mapToPk: true, fieldName: 'session_id', deleteRule: 'cascade' })
  sessionId!: string;

  /** Sealed: addresses of receivers often hold a secret of theirs. */
  @Property({ type: 'text', hidden: true })
  address!: string;

  @Property({ type: 'text' })
  host!: string;

  /** Sealed: what signs the messages. */
  @Property({ type: 'text', hidden: true })
  secret!: string;

  /** None: all kinds. */
  @Property({ type: 'jsonb' })
  kinds!: TimelineKind[];

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** The last change of the timeline that a message has, or that is not sent. */
  @Property({ type: 'integer' })
  cursorSeq!: number;

  /** Not sent before: after a failure, and while a process is sending. */
  @Property({ type: 'datetime', length: 3 })
  notBefore!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  pausedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  pauseReason: PauseReason | null = null;
}
