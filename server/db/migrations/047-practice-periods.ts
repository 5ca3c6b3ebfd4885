import { Migration } from '@mikro-orm/migrations';

/** Practice hours by employer and time. */
export class PracticePeriods extends Migration {
  override name = '047-practice-periods';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "practice_periods" ("id" serial primary key, "user_id" int not null, "version" int not null default 1, "changed_at" timestamptz(3) null, "claimed_created_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "request_key" text null, "request_hash" text null, "kind" text not null, "employer" text not null, "position" text null, "start_date" date not null, "end_date" date not null, "hours" numeric(6,1) not null, "document_ids" int[] not null default '{}', "notes" text null);`,
    );
    this.addSql(
      `create index practice_periods_newest on practice_periods (user_id, created_at desc, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index practice_periods_latest on practice_periods (user_id, end_date desc, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index practice_periods_search on practice_periods using gin (record_words(user_id, employer || ' ' || coalesce(position, ''))) where deleted_at is null;`,
    );
    this.addSql(
      `create index practice_periods_bin on practice_periods (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create unique index practice_periods_by_owner on practice_periods (user_id, request_key);`,
    );
    this.addSql(
      `alter table "practice_periods" add constraint "practice_periods_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger practice_periods_version before update on practice_periods for each row execute function count_change();`,
    );
    this.addSql(
      `select track_records('practice_periods', 'practice-period', '{kind,start_date,end_date,hours,document_ids}');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "practice_periods" cascade;`);
  }
}
