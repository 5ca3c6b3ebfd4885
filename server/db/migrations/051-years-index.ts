import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

export const activitiesYears = indexStep(
  `create index activities_years on activities (user_id, completed_date) include (category, activity_type, hours, is_interactive) where status = 'completed' and deleted_at is null`,
);

/** Holds all that the pictures of a user's years sum up, so that they read no rows of the table. */
export class YearsIndex extends Migration {
  override name = '051-years-index';

  override up(): void | Promise<void> {
    this.addSql(later(activitiesYears));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index activities_years;`);
  }
}
