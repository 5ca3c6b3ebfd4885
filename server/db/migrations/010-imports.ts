import { Migration } from '@mikro-orm/migrations';

export class Imports extends Migration {
  override name = '010-imports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "imports" ("id" serial primary key, "user_id" int not null, "request_key" text not null, "kind" text not null, "file_name" text null, "row_count" int not null, "record_ids" jsonb not null, "created_at" timestamptz(3) not null, "undone_at" timestamptz(3) null);`,
    );
    this.addSql(`create index imports_list on imports (user_id, created_at desc, id desc);`);
    this.addSql(
      `alter table "imports" add constraint "imports_request" unique ("user_id", "request_key");`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "imports" cascade;`);
  }
}
