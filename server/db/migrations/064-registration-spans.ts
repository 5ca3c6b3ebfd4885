import { Migration } from '@mikro-orm/migrations';

/** The history of the first registration; those of others are in their list (docs/decisions/033-registration-is-asked.md). */
export class RegistrationSpans extends Migration {
  override name = '064-registration-spans';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "registration_spans" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "registration_spans";`);
  }
}
