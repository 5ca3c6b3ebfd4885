import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

export const timelinePoints = indexStep(
  `create index record_events_point on record_events (left(hash, 16))`,
  { feature: 'timeline-points' },
);

/** Finds a printed point of any timeline: 16 digits of its hash (docs/decisions/036-the-timeline.md). */
export class TimelinePoints extends Migration {
  override name = '089-timeline-points';

  override up(): void | Promise<void> {
    this.addSql(later(timelinePoints));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists record_events_point;`);
  }
}
