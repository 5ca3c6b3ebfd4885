import { Migration } from '@mikro-orm/migrations';

/** Rosters, the shifts that matter to reminders, the hours in which none comes, and a weekly digest. */
export class Rosters extends Migration {
  override name = '057-rosters';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "rosters" ("user_id" int not null, "source" text not null, "pattern" jsonb null, "time_zone" text not null, "derived_at" timestamptz(3) not null, "changed_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "roster_shifts" ("user_id" int not null, "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "kind" text not null, primary key ("user_id", "starts_at"));`,
    );
    this.addSql(
      `create table "roster_quiet" ("user_id" int not null, "from_at" timestamptz(3) not null, "until_at" timestamptz(3) not null, primary key ("user_id", "from_at"));`,
    );
    this.addSql(
      `create index roster_shifts_standby on roster_shifts (starts_at) where kind = 'standby';`,
    );
    for (const table of ['rosters', 'roster_shifts', 'roster_quiet']) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
      );
    }
    this.addSql(
      `alter table "notification_preferences" add "rhythm" text not null default 'daily', add "weekday" smallint null;`,
    );
  }
}
