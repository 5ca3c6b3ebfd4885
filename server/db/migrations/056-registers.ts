import { Migration } from '@mikro-orm/migrations';

/** Further registrations, and what an activity counts for (docs/decisions/056-registers.md). */
export class Registers extends Migration {
  override name = '056-registers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "other_registrations" jsonb not null default '[]';`);
    // Null by default, so that the text of old records stays the same (decision 036).
    this.addSql(`alter table "activities" add "counts_for" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "activities" drop column "counts_for";`);
    this.addSql(`alter table "users" drop column "other_registrations";`);
  }
}
