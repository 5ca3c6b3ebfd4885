import { Migration } from '@mikro-orm/migrations';

/** The timeline names the record that a file or an attestation belongs to, so each kind of owner is listed here. */
const recordChange = (parts: string, owner: string) =>
  `create or replace function record_change(kind text, record jsonb, action text, content text, changes text) returns record_change language sql immutable parallel safe
       return row(
         (record ->> 'user_id')::int, kind, (record ->> 'id')::int,
         case when kind = 'evidence-file' then case
           when record ->> 'credential_id' is not null then 'credential'
           when record ->> 'activity_id' is not null then 'activity'
           when record ->> 'document_id' is not null then 'document'
           when record ->> 'reflective_log_id' is not null then 'reflective-log' end${owner} end,
         case when kind in (${parts}) then
           coalesce(record ->> 'credential_id', record ->> 'activity_id', record ->> 'document_id', record ->> 'reflective_log_id')::int end,
         action, content, changes)::record_change;`;

/**
 * Adds confirmations of activities by other people, and the links by which they were asked
 * (docs/decisions/052-attestations.md).
 */
export class Attestations extends Migration {
  override name = '052-attestations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "attestations" ("id" serial primary key, "user_id" int not null, "activity_id" int not null, "source" text not null, "name" text not null, "role" text not null, "registration_number" text null, "hours" numeric(5,1) not null, "comment" text null, "signed_at" timestamptz(3) not null, "signed" jsonb not null, "signed_hash" text not null);`,
    );
    this.addSql(`create index "attestations_activity_id_index" on "attestations" ("activity_id");`);
    this.addSql(`create index "attestations_user_id_index" on "attestations" ("user_id");`);
    this.addSql(
      `create table "confirmation_requests" ("id" serial primary key, "user_id" int not null, "activity_id" int not null, "link_id" uuid not null, "token_hash" text not null, "address" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "confirmed_at" timestamptz(3) null, "refused_at" timestamptz(3) null, "refused_by" text null, "comment" text null, "attestation_id" int null);`,
    );
    this.addSql(
      `alter table "confirmation_requests" add constraint "confirmation_requests_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `create index "confirmation_requests_activity_id_index" on "confirmation_requests" ("activity_id");`,
    );
    this.addSql(
      `create index "confirmation_requests_user_id_index" on "confirmation_requests" ("user_id");`,
    );
    this.addSql(
      `create index confirmation_requests_attestation_id on confirmation_requests (attestation_id) where attestation_id is not null;`,
    );
    this.addSql(
      `alter table "attestations" add constraint "attestations_hours_positive" check (hours > 0);`,
    );
    this.addSql(
      `alter table "confirmation_requests" add constraint "confirmation_requests_settled_once" check (num_nonnulls(revoked_at, confirmed_at, refused_at) <= 1);`,
    );
    this.addSql(
      `alter table "attestations" add constraint "attestations_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "attestations" add constraint "attestations_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "confirmation_requests" add constraint "confirmation_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "confirmation_requests" add constraint "confirmation_requests_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "confirmation_requests" add constraint "confirmation_requests_attestation_id_foreign" foreign key ("attestation_id") references "attestations" ("id") on delete set null;`,
    );
    this.addSql(
      recordChange(`'evidence-file', 'attestation'`, ` when kind = 'attestation' then 'activity'`),
    );
    this.addSql(`select track_records('attestations', 'attestation', '{source,hours,signed_at}');`);
  }

  override down(): void | Promise<void> {
    this.addSql(recordChange(`'evidence-file'`, ''));
    this.addSql(`drop table if exists "confirmation_requests" cascade;`);
    this.addSql(`drop table if exists "attestations" cascade;`);
  }
}
