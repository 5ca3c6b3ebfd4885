import { Migration } from '@mikro-orm/migrations';

/** Attendances of taught sessions are sent to a Learning Record Store (docs/decisions/118-statements-of-xapi.md). */
export class XapiStatements extends Migration {
  override name = '111-xapi-statements';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "xapi_statements" ("id" serial primary key, "statement_id" uuid not null, "activity" uuid not null, "member_id" int null, "attendance" uuid null, "minutes" int null, "voids" uuid null, "body" jsonb null, "created_at" timestamptz(3) not null, "not_before" timestamptz(3) not null, "attempts" int not null default 0, "sent_alone" boolean not null default false, "delivered_at" timestamptz(3) null, "given_up_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index "xapi_statements_member_id_index" on "xapi_statements" ("member_id");`,
    );
    this.addSql(`create index xapi_statements_age on xapi_statements (created_at);`);
    this.addSql(
      `create index xapi_statements_due on xapi_statements (not_before) where body is not null;`,
    );
    this.addSql(
      `create index xapi_statements_order on xapi_statements (activity, id) where body is not null;`,
    );
    this.addSql(
      `alter table "xapi_statements" add constraint "xapi_statements_waiting" check ((body is not null) = (delivered_at is null and given_up_at is null));`,
    );
    this.addSql(
      `alter table "xapi_statements" add constraint "xapi_statements_member_id_foreign" foreign key ("member_id") references "crew_members" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "xapi_statements" cascade;`);
  }
}
