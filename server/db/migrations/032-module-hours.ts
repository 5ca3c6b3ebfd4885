import { Migration } from '@mikro-orm/migrations';

/**
 * The measured study time of a learner, and the hours that the learner confirmed. Null if the learner was not asked:
 * then the module's hours apply.
 */
export class ModuleHours extends Migration {
  override name = '032-module-hours';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "module_progress" add "studied_seconds" int not null default 0, add "opened_at" timestamptz(3) not null default now();`,
    );
    this.addSql(
      `alter table "module_completions" add "studied_seconds" int null, add "confirmed_hours" numeric(3,1) null;`,
    );
    this.addSql(`alter table "certificates" add "confirmed_hours" numeric(3,1) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "certificates" drop column "confirmed_hours";`);
    this.addSql(
      `alter table "module_completions" drop column "studied_seconds", drop column "confirmed_hours";`,
    );
    this.addSql(
      `alter table "module_progress" drop column "studied_seconds", drop column "opened_at";`,
    );
  }
}
