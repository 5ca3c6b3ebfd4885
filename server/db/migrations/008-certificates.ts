import { Migration } from '@mikro-orm/migrations';

export class Certificates extends Migration {
  override name = '008-certificates';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "certificates" ("id" serial primary key, "user_id" int not null, "completion_id" int null, "number" text not null, "holder_name" text not null, "module_title" text not null, "module_version" text not null, "hours" int not null, "score" int not null, "completed_on" date not null, "issued_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "revoked_reason" text null);`,
    );
    this.addSql(`create index "certificates_user_id_index" on "certificates" ("user_id");`);
    this.addSql(
      `alter table "certificates" add constraint "certificates_completion_id_unique" unique ("completion_id");`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_number_unique" unique ("number");`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_completion_id_foreign" foreign key ("completion_id") references "module_completions" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "certificates" add constraint "certificates_revocation" check ((revoked_at is null) = (revoked_reason is null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "certificates" cascade;`);
  }
}
