import { Migration } from '@mikro-orm/migrations';

export class EvidenceFiles extends Migration {
  override name = '006-evidence-files';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "file_removals" ("key" uuid not null, "due_at" timestamptz(3) not null, primary key ("key"));`,
    );
    this.addSql(`create index "file_removals_due_at_index" on "file_removals" ("due_at");`);
    this.addSql(
      `create table "evidence_files" ("id" serial primary key, "user_id" int not null, "activity_id" int null, "document_id" int null, "reflective_log_id" int null, "name" text not null, "type" text not null, "size_bytes" int not null, "sha256" varchar(64) not null, "has_thumbnail" boolean not null, "storage_key" uuid not null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_storage_key_unique" unique ("storage_key");`,
    );
    this.addSql(
      `create index evidence_files_reflective_log_id on evidence_files (reflective_log_id) where reflective_log_id is not null;`,
    );
    this.addSql(
      `create index evidence_files_document_id on evidence_files (document_id) where document_id is not null;`,
    );
    this.addSql(
      `create index evidence_files_activity_id on evidence_files (activity_id) where activity_id is not null;`,
    );
    this.addSql(
      `create index evidence_files_deleted on evidence_files (deleted_at) where deleted_at is not null;`,
    );
    this.addSql(
      `create index evidence_files_same on evidence_files (user_id, sha256) where deleted_at is null;`,
    );
    this.addSql(
      `create index evidence_files_list on evidence_files (user_id, created_at desc, id desc) include (size_bytes);`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_reflective_log_id_foreign" foreign key ("reflective_log_id") references "reflective_logs" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_one_owner" check (num_nonnulls(activity_id, document_id, reflective_log_id) = 1);`,
    );

    // However a row is deleted, with its account or alone, its file must be removed too.
    this.addSql(
      `create function remove_files_of_deleted() returns trigger language plpgsql as $$
       begin
         insert into file_removals (key, due_at) select storage_key, to_timestamp(0) from deleted
         on conflict (key) do update set due_at = excluded.due_at;
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger evidence_files_deleted after delete on evidence_files referencing old table as deleted for each statement execute function remove_files_of_deleted();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "evidence_files" cascade;`);
    this.addSql(`drop function remove_files_of_deleted;`);
    this.addSql(`drop table if exists "file_removals" cascade;`);
  }
}
