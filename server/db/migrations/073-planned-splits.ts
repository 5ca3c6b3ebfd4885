import { Migration } from '@mikro-orm/migrations';

/** Adds to planned activities the professions for which they will count (docs/decisions/056-registers.md). */
export class PlannedSplits extends Migration {
  override name = '073-planned-splits';

  override up(): void | Promise<void> {
    // Null by default, so that the text of old records stays the same (decision 036).
    this.addSql(`alter table "planned_activities" add "counts_for" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "planned_activities" drop column "counts_for";`);
  }
}
