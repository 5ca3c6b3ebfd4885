import { Migration } from '@mikro-orm/migrations';

/** An evidence file whose stored content is not what was stored: `missing_at` says since when it proves nothing. */
export class DamagedFiles extends Migration {
  override name = '021-damaged-files';

  override up(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" add "is_damaged" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" drop column "is_damaged";`);
  }
}
