import { Migration } from '@mikro-orm/migrations';

/**
 * Marks an evidence file whose stored content has changed: `missing_at` is the time since when it does not count as
 * evidence.
 */
export class DamagedFiles extends Migration {
  override name = '021-damaged-files';

  override up(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" add "is_damaged" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" drop column "is_damaged";`);
  }
}
