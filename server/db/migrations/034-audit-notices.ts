import { Migration } from '@mikro-orm/migrations';

/** Audit letters: at most one of a user is open. */
export class AuditNotices extends Migration {
  override name = '034-audit-notices';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_notices" ("id" serial primary key, "user_id" int not null, "version" int not null default 1, "changed_at" timestamptz(3) null, "claimed_created_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "request_key" text null, "request_hash" text null, "letter_date" date not null, "due_date" date not null, "note" text null, "sent_on" date null);`,
    );
    this.addSql(
      `create unique index audit_notices_open on audit_notices (user_id) where sent_on is null and deleted_at is null;`,
    );
    this.addSql(
      `create index audit_notices_newest on audit_notices (user_id, created_at desc, id desc) where deleted_at is null;`,
    );
    this.addSql(
      `create index audit_notices_bin on audit_notices (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create unique index audit_notices_by_owner on audit_notices (user_id, request_key);`,
    );
    this.addSql(
      `alter table "audit_notices" add constraint "audit_notices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger audit_notices_version before update on audit_notices for each row execute function count_change();`,
    );
    this.addSql(
      `select track_records('audit_notices', 'audit-notice', '{letter_date,due_date,sent_on}');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audit_notices" cascade;`);
  }
}
