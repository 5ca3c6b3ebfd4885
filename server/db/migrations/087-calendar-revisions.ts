import { Migration } from '@mikro-orm/migrations';

/** When each event of a calendar last changed, and how often (decision 087). */
export class CalendarRevisions extends Migration {
  override name = '087-calendar-revisions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "calendar_feeds" add "revisions" jsonb not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "calendar_feeds" drop column "revisions";`);
  }
}
