import { Migration } from '@mikro-orm/migrations';

/** Activities that a user logs again and again, proposed every week or month. */
export class Presets extends Migration {
  override name = '045-presets';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "presets" ("id" serial primary key, "user_id" int not null, "version" int not null default 1, "changed_at" timestamptz(3) null, "claimed_created_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "request_key" text null, "request_hash" text null, "title" text not null, "hours" numeric(5,1) not null, "category" text not null, "activity_type" text null, "is_interactive" boolean not null default false, "provider" text null, "repeat" text not null default 'never', "starts_on" date null, "settled_on" date null, constraint presets_hours_positive check (hours > 0));`,
    );
    this.addSql(
      `create index presets_newest on presets (user_id, created_at desc, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index presets_bin on presets (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(`create unique index presets_by_owner on presets (user_id, request_key);`);
    this.addSql(
      `alter table "presets" add constraint "presets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger presets_version before update on presets for each row execute function count_change();`,
    );
    this.addSql(
      `select track_records('presets', 'preset', '{category,hours,is_interactive,repeat,starts_on,settled_on}');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "presets" cascade;`);
  }
}
