import { Migration } from '@mikro-orm/migrations';

/** Changes of records are sent to addresses of programs (docs/decisions/109-webhooks.md). */
export class Webhooks extends Migration {
  override name = '099-webhooks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhooks" ("id" serial primary key, "user_id" int not null, "session_id" uuid not null, "address" text not null, "host" text not null, "secret" text not null, "kinds" jsonb not null, "created_at" timestamptz(3) not null, "cursor_seq" int not null, "not_before" timestamptz(3) not null, "paused_at" timestamptz(3) null, "pause_reason" text null);`,
    );
    this.addSql(`create index "webhooks_user_id_index" on "webhooks" ("user_id");`);
    this.addSql(`create index "webhooks_session_id_index" on "webhooks" ("session_id");`);
    this.addSql(`create index webhooks_due on webhooks (not_before) where paused_at is null;`);
    this.addSql(
      `create table "webhook_deliveries" ("id" serial primary key, "user_id" int not null, "webhook_id" int not null, "message_id" uuid not null, "type" text not null, "body" text not null, "created_at" timestamptz(3) not null, "state" text not null, "attempts" int not null default 0, "attempted_at" timestamptz(3) null, "status" int null, "problem" text null);`,
    );
    this.addSql(
      `create index "webhook_deliveries_user_id_index" on "webhook_deliveries" ("user_id");`,
    );
    this.addSql(
      `create index webhook_deliveries_age on webhook_deliveries (created_at) where state <> 'waiting';`,
    );
    this.addSql(
      `create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id desc);`,
    );
    this.addSql(
      `create unique index webhook_deliveries_waiting on webhook_deliveries (webhook_id) where state = 'waiting';`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "webhook_deliveries" cascade;`);
    this.addSql(`drop table if exists "webhooks" cascade;`);
  }
}
