import { Migration } from '@mikro-orm/migrations';
import { constraintStep, indexStep, later } from '../online/step.ts';

/** A file of the timeline names the record that it belongs to, so each kind of owner is listed here. */
const recordChange = (owners: readonly (readonly [kind: string, column: string])[]) =>
  `create or replace function record_change(kind text, record jsonb, action text, content text, changes text) returns record_change language sql immutable parallel safe
       return row(
         (record ->> 'user_id')::int, kind, (record ->> 'id')::int,
         case when kind = 'evidence-file' then case
           ${owners.map(([owner, column]) => `when record ->> '${column}' is not null then '${owner}'`).join(' ')} end end,
         case when kind = 'evidence-file' then
           coalesce(${owners.map(([, column]) => `record ->> '${column}'`).join(', ')})::int end,
         action, content, changes)::record_change;`;
const before = [
  ['activity', 'activity_id'],
  ['document', 'document_id'],
  ['reflective-log', 'reflective_log_id'],
] as const;

/** A file belongs to a credential or to another record. */
export const filesOfCredentials = [
  indexStep(
    `create index evidence_files_credential_id on evidence_files (credential_id) where credential_id is not null`,
  ),
  constraintStep('evidence_files', 'evidence_files_credential_id_foreign'),
  constraintStep('evidence_files', 'evidence_files_one_owner'),
];

/** Credentials: insurance, licences, checks, vaccinations and certificates. One renews at most one other. */
export class Credentials extends Migration {
  override name = '046-credentials';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "credentials" ("id" serial primary key, "user_id" int not null, "version" int not null default 1, "changed_at" timestamptz(3) null, "claimed_created_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "request_key" text null, "request_hash" text null, "type" text not null, "title" text not null, "issue_date" date null, "expiry_date" date null, "number" text null, "issuer" text null, "notes" text null, "renews_id" int null);`,
    );
    this.addSql(
      `create index credentials_search on credentials using gin (record_words(user_id, title || ' ' || coalesce(number, '') || ' ' || coalesce(issuer, '') || ' ' || coalesce(notes, ''))) where deleted_at is null;`,
    );
    this.addSql(
      `create index credentials_renews_id on credentials (renews_id) where renews_id is not null;`,
    );
    this.addSql(
      `create unique index credentials_renewed on credentials (renews_id) where renews_id is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index credentials_soonest on credentials (user_id, (coalesce(expiry_date, date '9999-12-31')), id) where deleted_at is null;`,
    );
    this.addSql(
      `create index credentials_bin on credentials (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(`create unique index credentials_by_owner on credentials (user_id, request_key);`);
    this.addSql(`alter table "evidence_files" drop constraint "evidence_files_one_owner";`);
    this.addSql(`alter table "evidence_files" add "credential_id" int null;`);
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_credential_id_foreign" foreign key ("credential_id") references "credentials" ("id") on delete cascade not valid;`,
    );
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_one_owner" check (num_nonnulls(activity_id, credential_id, document_id, reflective_log_id) = 1) not valid;`,
    );
    this.addSql(later(...filesOfCredentials));
    this.addSql(
      `alter table "credentials" add constraint "credentials_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "credentials" add constraint "credentials_renews_id_foreign" foreign key ("renews_id") references "credentials" ("id") on delete set null;`,
    );
    this.addSql(
      `create trigger credentials_version before update on credentials for each row execute function count_change();`,
    );
    this.addSql(
      `select track_records('credentials', 'credential', '{type,issue_date,expiry_date}');`,
    );
    this.addSql(recordChange([['credential', 'credential_id'], ...before]));
  }

  override down(): void | Promise<void> {
    this.addSql(recordChange(before));
    this.addSql(`delete from evidence_files where credential_id is not null;`);
    this.addSql(`alter table "credentials" drop constraint "credentials_renews_id_foreign";`);
    this.addSql(
      `alter table "evidence_files" drop constraint "evidence_files_credential_id_foreign";`,
    );
    this.addSql(`drop table if exists "credentials" cascade;`);
    this.addSql(`drop index "evidence_files_credential_id";`);
    this.addSql(`alter table "evidence_files" drop constraint "evidence_files_one_owner";`);
    this.addSql(`alter table "evidence_files" drop column "credential_id";`);
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_one_owner" check (num_nonnulls(activity_id, document_id, reflective_log_id) = 1);`,
    );
  }
}
