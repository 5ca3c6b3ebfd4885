import { Migration } from '@mikro-orm/migrations';

/**
 * Sums of completed hours are read from `activities_years` alone, so nothing read `activities_summary`, which was a
 * fifth of the table's indexes. Dropping it changes the catalogue and reads no row: other users of the table wait until
 * the start's transaction ends. `drop index concurrently` is not possible in a transaction.
 */
export class OneIndexOfHours extends Migration {
  override name = '079-one-index-of-hours';

  override up(): void | Promise<void> {
    this.addSql(`drop index activities_summary;`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create index activities_summary on activities (user_id, completed_date) include (category, hours, is_interactive, status) where deleted_at is null;`,
    );
  }
}
