import { Migration } from '@mikro-orm/migrations';

/** Records that two users may edit at once; each gets a version and the time of its last change. */
const tables = [
  'activities',
  'reflective_logs',
  'documents',
  'learning_goals',
  'planned_activities',
];

/**
 * Triggers count the versions, so that every change counts: set-based ones, and those of a previous version of the
 * program.
 */
export class Versions extends Migration {
  override name = '015-versions';

  override up(): void | Promise<void> {
    this.addSql(
      `create function count_version() returns trigger language plpgsql as $$
       begin
         new.version := old.version + 1;
         return new;
       end $$;`,
    );
    this.addSql(
      `create function count_change() returns trigger language plpgsql as $$
       begin
         new.version := old.version + 1;
         if new.changed_at is not distinct from old.changed_at then
           new.changed_at := now();
         end if;
         return new;
       end $$;`,
    );
    for (const table of tables) {
      this.addSql(
        `alter table "${table}" add "version" int not null default 1, add "changed_at" timestamptz(3) null;`,
      );
      this.addSql(
        `create trigger ${table}_version before update on ${table} for each row execute function count_change();`,
      );
    }
    this.addSql(`alter table "resource_reviews" add "version" int not null default 1;`);
    this.addSql(
      `create trigger resource_reviews_version before update on resource_reviews for each row execute function count_version();`,
    );
  }

  override down(): void | Promise<void> {
    for (const table of [...tables, 'resource_reviews']) {
      this.addSql(`drop trigger "${table}_version" on "${table}";`);
      this.addSql(`alter table "${table}" drop column "version";`);
    }
    for (const table of tables) this.addSql(`alter table "${table}" drop column "changed_at";`);
    this.addSql(`drop function count_change();`);
    this.addSql(`drop function count_version();`);
  }
}
