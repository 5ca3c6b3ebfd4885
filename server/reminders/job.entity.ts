import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How far a job of the reminders has come through all users in its current run; see jobs.ts. */
@Entity({ tableName: 'reminder_jobs' })
export class ReminderJob {
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** The half hour to which its current or last run belongs. */
  @Property({ type: 'datetime', length: 3 })
  runAt!: Date;

  /** All users up to this id are done; null if all are. */
  @Property({ type: 'integer', nullable: true })
  afterUser: number | null = null;

  /** Users of the next range: as many as took the intended time before. */
  @Property({ type: 'integer' })
  rangeSize!: number;

  /** Ranges in a row that failed. */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;
}
