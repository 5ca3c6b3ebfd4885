import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** One root over the timelines that changed, which an authority stamps with the time (decision 090). */
@Entity({ tableName: 'timeline_stamps' })
@Index({
  name: 'timeline_stamps_waiting',
  expression: 'create index timeline_stamps_waiting on timeline_stamps (day) where token is null',
})
export class TimelineStamp {
  [OptionalProps]?: 'askedAt' | 'stampedAt' | 'token';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The UTC day whose state it is. */
  @Unique()
  @Property({ type: 'date' })
  day!: string;

  /** The root of the tree, in hexadecimal. */
  @Property({ type: 'text' })
  root!: string;

  /** When the authority was last asked. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  askedAt: Date | null = null;

  /** The authority's time. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  stampedAt: Date | null = null;

  /** Its token (RFC 3161), as base64; null until it has responded. */
  @Property({ type: 'text', nullable: true })
  token: string | null = null;
}
