import { Migration } from '@mikro-orm/migrations';

/** Adds notes on what was left out or assumed when a roster was read (docs/decisions/083-reading-calendars.md). */
export class RosterNotes extends Migration {
  override name = '086-roster-notes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "rosters" add "notes" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "rosters" drop column "notes";`);
  }
}
