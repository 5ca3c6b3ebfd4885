import { Migration } from '@mikro-orm/migrations';
import { dropIndexStep, later } from '../online/step.ts';
import { activitiesYears } from './051-years-index.ts';

export const noActivitiesSummary = dropIndexStep('activities_summary', {
  after: [activitiesYears.name],
});

/**
 * Sums of completed hours are read from `activities_years` alone, so nothing read `activities_summary`, which was a
 * fifth of the table's indexes.
 */
export class OneIndexOfHours extends Migration {
  override name = '079-one-index-of-hours';

  override up(): void | Promise<void> {
    this.addSql(later(noActivitiesSummary));
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create index activities_summary on activities (user_id, completed_date) include (category, hours, is_interactive, status) where deleted_at is null;`,
    );
  }
}
