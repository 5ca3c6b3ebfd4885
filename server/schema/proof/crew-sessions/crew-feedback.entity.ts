import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CrewSession } from './crew-session.entity.ts';

/**
 * One attendee's answers about a taught session. Anonymous: neither a person nor a moment, and an id that tells no order.
 */
@Entity({ tableName: 'crew_feedback' })
export class CrewFeedback {
  [OptionalProps]?: 'id' | 'change';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string;

  @Index()
  @ManyToOne(() => CrewSession, {
    mapToPk: true,
    fieldName: 'session_id',
    deleteRule: 'cascade',
  })
  sessionId!: number;

  @Property({ type: 'integer' })
  usefulness!: number;

  @Property({ type: 'text', nullable: true })
  change: string | null = null;
}
