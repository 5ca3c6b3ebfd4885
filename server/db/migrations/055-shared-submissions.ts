import { Migration } from '@mikro-orm/migrations';

/** Links to submissions as they were frozen, and who used them (docs/decisions/055-auditors-link.md). */
export class SharedSubmissions extends Migration {
  override name = '055-shared-submissions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "shared_submissions" ("id" serial primary key, "user_id" int not null, "name" text not null, "period" text not null, "choice" jsonb not null, "token_hash" text not null, "passphrase_hash" text null, "facts" jsonb not null, "head" jsonb null, "pdf" jsonb not null, "pack" jsonb not null, "pdf_key" uuid null, "pack_key" uuid null, "stored_bytes" bigint not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "first_opened_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "shared_submissions" add constraint "shared_submissions_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `create index shared_submissions_ended on shared_submissions ((coalesce(revoked_at, expires_at)));`,
    );
    this.addSql(
      `create index shared_submissions_stored on shared_submissions (user_id) include (stored_bytes) where pdf_key is not null;`,
    );
    this.addSql(
      `create index shared_submissions_list on shared_submissions (user_id, created_at desc, id desc);`,
    );
    this.addSql(
      `create table "shared_submission_accesses" ("id" serial primary key, "user_id" int not null, "shared_submission_id" int not null, "kind" text not null, "at" timestamptz(3) not null, "device" text not null, "network" text null);`,
    );
    this.addSql(
      `create index shared_submission_accesses_owner on shared_submission_accesses (user_id);`,
    );
    this.addSql(
      `create index shared_submission_accesses_list on shared_submission_accesses (shared_submission_id, at desc, id desc) include (user_id, kind);`,
    );
    this.addSql(
      `alter table "shared_submissions" add constraint "shared_submissions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "shared_submission_accesses" add constraint "shared_submission_accesses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "shared_submission_accesses" add constraint "shared_submission_accesses_shared_submission_id_foreign" foreign key ("shared_submission_id") references "shared_submissions" ("id") on delete cascade;`,
    );
    // However a link ends, its stored files must be removed too.
    this.addSql(
      `create function remove_files_of_shared() returns trigger language plpgsql as $$
       begin
         insert into file_removals (key, due_at)
         select key, to_timestamp(0) from unnest(array[old.pdf_key, old.pack_key]) key where key is not null
         on conflict (key) do update set due_at = excluded.due_at;
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger shared_submissions_deleted after delete on shared_submissions for each row execute function remove_files_of_shared();`,
    );
    this.addSql(
      `create trigger shared_submissions_ended after update of pdf_key, pack_key on shared_submissions for each row
       when (old.pdf_key is not null and new.pdf_key is null) execute function remove_files_of_shared();`,
    );
    // An access is deleted with its link or account, whose row no longer exists by then.
    this.addSql(
      `create function keep_shared_submission_accesses() returns trigger language plpgsql as $$
       begin
         if tg_op = 'DELETE' and (
           not exists (select from shared_submissions where id = old.shared_submission_id)
           or not exists (select from users where id = old.user_id)
         ) then
           return old;
         end if;
         raise exception 'Accesses of shared submissions are only added to.';
       end $$;`,
    );
    this.addSql(
      `create trigger shared_submission_accesses_kept before update or delete on shared_submission_accesses for each row execute function keep_shared_submission_accesses();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "shared_submission_accesses" cascade;`);
    this.addSql(`drop table if exists "shared_submissions" cascade;`);
    this.addSql(`drop function keep_shared_submission_accesses();`);
    this.addSql(`drop function remove_files_of_shared();`);
  }
}
