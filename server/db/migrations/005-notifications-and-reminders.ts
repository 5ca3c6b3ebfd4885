import { Migration } from '@mikro-orm/migrations';

export class NotificationsAndReminders extends Migration {
  override name = '005-notifications-and-reminders';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reminders" ("id" bigserial primary key, "user_id" int not null, "rule" text not null, "key" text not null, "facts" jsonb not null, "created_at" timestamptz(3) not null, "told_at" timestamptz(3) null);`,
    );
    this.addSql(`create index reminders_untold on reminders (user_id, id) where told_at is null;`);
    this.addSql(
      `alter table "reminders" add constraint "reminders_once" unique ("user_id", "rule", "key");`,
    );
    this.addSql(
      `create table "push_subscriptions" ("id" serial primary key, "user_id" int not null, "session_id" uuid not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "user_agent" varchar(300) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "push_subscriptions_user_id_index" on "push_subscriptions" ("user_id");`,
    );
    this.addSql(
      `create index "push_subscriptions_session_id_index" on "push_subscriptions" ("session_id");`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_endpoint_unique" unique ("endpoint");`,
    );
    this.addSql(
      `create table "email_addresses" ("user_id" int not null, "address" text not null, "created_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, "unsubscribed_at" timestamptz(3) null, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "known_devices" ("user_id" int not null, "device" text not null, "first_seen_at" timestamptz(3) not null, primary key ("user_id", "device"));`,
    );
    this.addSql(
      `create table "deliveries" ("id" uuid not null, "user_id" int not null, "channel" text not null, "kind" text not null, "title" text not null, "message" text not null, "link" text null, "created_at" timestamptz(3) not null, "not_before" timestamptz(3) not null, "attempts" int not null default 0, "done_at" timestamptz(3) null, "problem" text null, primary key ("id"));`,
    );
    this.addSql(`create index "deliveries_user_id_index" on "deliveries" ("user_id");`);
    this.addSql(`create index deliveries_due on deliveries (not_before) where done_at is null;`);
    this.addSql(
      `create table "cpd_periods" ("user_id" int not null, "registration_date" date null, "registration_expiry_date" date null, "start_date" date not null, "end_date" date not null, "required_hours" numeric(4,1) not null, "required_interactive_hours" numeric(4,1) not null, "told_on" date null, primary key ("user_id"));`,
    );
    this.addSql(`create index "cpd_periods_end_date_index" on "cpd_periods" ("end_date");`);
    this.addSql(
      `create table "calendar_feeds" ("user_id" int not null, "secret" text not null, "created_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "calendar_feeds" add constraint "calendar_feeds_secret_unique" unique ("secret");`,
    );
    this.addSql(
      `alter table "notifications" add "kind" text not null default 'notice', add "link" text null;`,
    );
    this.addSql(`alter table "documents" add "expiry_date" date null;`);
    this.addSql(`alter table "activities" add "updated_at" timestamptz(3) null;`);
    this.addSql(
      `create index activities_completed on activities (user_id, greatest(created_at, completed_date)) where status = 'completed' and deleted_at is null;`,
    );
    this.addSql(
      `create index activities_in_progress on activities (user_id, coalesce(updated_at, created_at)) where status = 'in-progress' and deleted_at is null;`,
    );
    this.addSql(
      `create index documents_expiry on documents (user_id, expiry_date) where expiry_date is not null and deleted_at is null;`,
    );
    this.addSql(
      `alter table "reminders" add constraint "reminders_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "email_addresses" add constraint "email_addresses_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "deliveries" add constraint "deliveries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "cpd_periods" add constraint "cpd_periods_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "calendar_feeds" add constraint "calendar_feeds_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reminders" cascade;`);
    this.addSql(`drop table if exists "push_subscriptions" cascade;`);
    this.addSql(`drop table if exists "email_addresses" cascade;`);
    this.addSql(`drop table if exists "known_devices" cascade;`);
    this.addSql(`drop table if exists "deliveries" cascade;`);
    this.addSql(`drop table if exists "cpd_periods" cascade;`);
    this.addSql(`drop table if exists "calendar_feeds" cascade;`);
    this.addSql(`drop index "activities_completed";`);
    this.addSql(`alter table "activities" drop column "updated_at";`);
    this.addSql(`alter table "documents" drop column "expiry_date";`);
    this.addSql(`alter table "notifications" drop column "kind", drop column "link";`);
  }
}
