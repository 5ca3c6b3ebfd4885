import { Migration } from '@mikro-orm/migrations';

export class Foundation extends Migration {
  override name = '001-foundation';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );

    this.addSql(
      `create table "users" ("id" serial primary key, "username" text not null, "username_key" text not null, "password" text not null, "full_name" text not null, "role" text not null default 'paramedic', "organization" text null default 'Queensland Ambulance Service', "profile_image" text null, "registration_date" date null, "registration_expiry_date" date null, "time_zone" text not null default 'Australia/Brisbane', "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "users" add constraint "users_username_key_unique" unique ("username_key");`,
    );

    this.addSql(
      `create table "sessions" ("id" uuid not null, "user_id" int not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "user_agent" varchar(300) null, primary key ("id"));`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);

    this.addSql(
      `create table "notifications" ("id" serial primary key, "user_id" int not null, "title" text not null, "message" text not null, "is_read" boolean not null default false, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index notifications_unread on notifications (user_id) where not is_read;`);
    this.addSql(
      `create index notifications_list on notifications (user_id, created_at desc, id desc);`,
    );

    this.addSql(
      `create table "documents" ("id" serial primary key, "user_id" int not null, "title" text not null, "type" text not null, "content" text not null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index documents_list on documents (user_id, created_at desc, id desc) where deleted_at is null;`,
    );

    this.addSql(
      `create table "activities" ("id" serial primary key, "user_id" int not null, "module_id" int null, "title" text not null, "description" text null, "category" text not null, "hours" numeric(5,1) not null, "is_interactive" boolean not null default false, "status" text not null default 'in-progress', "completed_date" timestamptz(3) null, "evidence" text null, "created_at" timestamptz(3) not null, "occurred_at" timestamptz(3) generated always as (coalesce(completed_date, created_at)) stored not null, "deleted_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index activities_summary on activities (user_id, completed_date) include (category, hours, is_interactive, status) where deleted_at is null;`,
    );
    this.addSql(
      `create index activities_list on activities (user_id, occurred_at desc, id desc) where deleted_at is null;`,
    );

    this.addSql(
      `create table "reflective_logs" ("id" serial primary key, "user_id" int not null, "activity_id" int null, "content" text not null, "learning_outcomes" text not null, "future_application" text not null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index "reflective_logs_activity_id_index" on "reflective_logs" ("activity_id");`,
    );
    this.addSql(
      `create index reflective_logs_list on reflective_logs (user_id, created_at desc, id desc) where deleted_at is null;`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "documents" add constraint "documents_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "activities" add constraint "activities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_hours_positive" check (hours > 0);`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_completed_has_date" check ((status = 'completed') = (completed_date is not null));`,
    );

    this.addSql(
      `alter table "reflective_logs" add constraint "reflective_logs_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "reflective_logs" add constraint "reflective_logs_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop constraint "sessions_user_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_user_id_foreign";`);
    this.addSql(`alter table "documents" drop constraint "documents_user_id_foreign";`);
    this.addSql(`alter table "activities" drop constraint "activities_user_id_foreign";`);
    this.addSql(`alter table "reflective_logs" drop constraint "reflective_logs_user_id_foreign";`);
    this.addSql(
      `alter table "reflective_logs" drop constraint "reflective_logs_activity_id_foreign";`,
    );

    this.addSql(`drop table if exists "rate_limits" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "notifications" cascade;`);
    this.addSql(`drop table if exists "documents" cascade;`);
    this.addSql(`drop table if exists "activities" cascade;`);
    this.addSql(`drop table if exists "reflective_logs" cascade;`);
  }
}
