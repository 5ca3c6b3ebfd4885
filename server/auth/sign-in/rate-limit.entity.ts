import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Counts of sign-in attempts, in the format of rate-limiter-flexible. */
@Entity({ tableName: 'rate_limits' })
export class RateLimit {
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  @Property({ type: 'integer', default: 0 })
  points!: number;

  /** Milliseconds since 1970; null: never. */
  @Property({ type: 'bigint', nullable: true })
  expire!: bigint | null;
}
