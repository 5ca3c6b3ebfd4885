import { Migration } from '@mikro-orm/migrations';

/** Roots over the heads of timelines, for an authority to stamp, and each account's proof (decision 090). */
export class TimelineStamps extends Migration {
  override name = '088-timeline-stamps';

  override up(): void | Promise<void> {
    this.addSql(`create table "timeline_stamps" (
      "id" serial primary key,
      "day" date not null,
      "root" text not null,
      "asked_at" timestamptz(3) null,
      "stamped_at" timestamptz(3) null,
      "token" text null,
      constraint "timeline_stamps_day_unique" unique ("day"));`);
    this.addSql(
      `create index timeline_stamps_waiting on timeline_stamps (day) where token is null;`,
    );
    this.addSql(`create table "timeline_leaves" (
      "user_id" int not null,
      "stamp_id" int not null,
      "seq" int not null,
      "hash" text not null,
      "salt" text not null,
      "proof" jsonb not null,
      primary key ("user_id", "stamp_id"));`);
    this.addSql(`create index timeline_leaves_stamp on timeline_leaves (stamp_id, user_id);`);
    this.addSql(
      `alter table "timeline_leaves" add constraint "timeline_leaves_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "timeline_leaves" add constraint "timeline_leaves_stamp_id_foreign" foreign key ("stamp_id") references "timeline_stamps" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "timeline_leaves" cascade;`);
    this.addSql(`drop table if exists "timeline_stamps" cascade;`);
  }
}
