import { Migration } from '@mikro-orm/migrations';

export class ProfileAndSettings extends Migration {
  override name = '004-profile-and-settings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "user_images" ("user_id" int not null, "version" varchar(32) not null, "data" bytea not null, "created_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "user_images" add constraint "user_images_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "notification_preferences" ("user_id" int not null, "kinds" jsonb not null, "quiet_hours" jsonb null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "notification_preferences" add constraint "notification_preferences_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "user_images" cascade;`);
    this.addSql(`drop table if exists "notification_preferences" cascade;`);
  }
}
