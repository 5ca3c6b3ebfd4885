import { Migration } from '@mikro-orm/migrations';

/** Teams, and the receipts of standing that their members share (docs/decisions/116-teams-by-consent.md). */
export class Teams extends Migration {
  override name = '107-teams';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "teams" ("id" serial primary key, "name" text not null, "kind" text not null, "asked_credentials" text[] not null default '{}', "ends_on" date null, "created_at" timestamptz(3) not null, "version" int not null default 1);`,
    );
    this.addSql(`create index "teams_ending" on "teams" ("ends_on") where ends_on is not null;`);
    this.addSql(
      `create table "team_members" ("id" serial primary key, "team_id" int not null, "user_id" int not null, "role" text not null, "shown_name" text not null, "joined_at" timestamptz(3) not null, "nudged_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "team_members" add constraint "team_members_once" unique ("team_id", "user_id");`,
    );
    this.addSql(
      `alter table "team_members" add constraint "team_members_role" check (role in ('member', 'coordinator'));`,
    );
    this.addSql(
      `create index "team_members_board" on "team_members" ("team_id", (lower(shown_name)), "id");`,
    );
    this.addSql(`create index "team_members_user" on "team_members" ("user_id", "id");`);
    this.addSql(
      `create table "team_invitations" ("team_id" int not null, "code_hash" text not null, "sealed_code" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("team_id"));`,
    );
    this.addSql(
      `alter table "team_invitations" add constraint "team_invitations_code_hash_unique" unique ("code_hash");`,
    );
    this.addSql(
      `create table "team_sharings" ("id" serial primary key, "number" uuid not null, "user_id" int not null, "member_id" int null, "team_name" text not null, "shown_name" text not null, "started_at" timestamptz(3) not null, "shared_until" date not null, "agreed_credentials" text[] not null default '{}', "receipts" int not null default 0, "renewing_at" timestamptz(3) null, "renewed_on" date null, "asked_told_at" timestamptz(3) null, "end_told" boolean not null default false, "ended_at" timestamptz(3) null, "ended_by" text null);`,
    );
    this.addSql(
      `alter table "team_sharings" add constraint "team_sharings_number_unique" unique ("number");`,
    );
    this.addSql(
      `alter table "team_sharings" add constraint "team_sharings_ended" check ((ended_at is null) = (ended_by is null) and (ended_at is not null or member_id is not null));`,
    );
    this.addSql(
      `create unique index "team_sharings_live" on "team_sharings" ("member_id") where ended_at is null;`,
    );
    this.addSql(
      `create index "team_sharings_list" on "team_sharings" ("user_id", "ended_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "team_sharings_due" on "team_sharings" ("renewed_on" nulls first, "id") where ended_at is null;`,
    );
    this.addSql(
      `create index "team_sharings_old" on "team_sharings" ("ended_at") where ended_at is not null;`,
    );
    this.addSql(
      `create table "standing_receipts" ("member_id" int not null, "user_id" int not null, "number" int not null, "day" date not null, "issued_at" timestamptz(3) not null, "valid_until" timestamptz(3) not null, "standing" text not null, "reason" text not null, "registrations" jsonb not null, "credentials" jsonb not null, "fingerprint" text null, "signed" text not null, primary key ("member_id"));`,
    );
    this.addSql(
      `create index "standing_receipts_user_id_index" on "standing_receipts" ("user_id");`,
    );
    this.addSql(
      `create table "receipt_readings" ("id" serial primary key, "user_id" int not null, "reader_member_id" int not null, "team_id" int not null, "team_name" text not null, "reader_name" text not null, "way" text not null, "day" date not null, "count" int not null default 1, "last_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "receipt_readings" add constraint "receipt_readings_day" unique ("user_id", "reader_member_id", "way", "day");`,
    );
    this.addSql(
      `create index "receipt_readings_list" on "receipt_readings" ("user_id", "last_at" desc, "id" desc);`,
    );
    this.addSql(`create index "receipt_readings_old" on "receipt_readings" ("day");`);
    for (const [table, column, target, rule] of [
      ['team_members', 'team_id', 'teams', 'cascade'],
      ['team_members', 'user_id', 'users', 'cascade'],
      ['team_invitations', 'team_id', 'teams', 'cascade on update cascade'],
      ['team_sharings', 'user_id', 'users', 'cascade'],
      ['standing_receipts', 'member_id', 'team_members', 'cascade on update cascade'],
      ['standing_receipts', 'user_id', 'users', 'cascade'],
      ['receipt_readings', 'user_id', 'users', 'cascade'],
    ] as const) {
      this.addSql(
        `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}") references "${target}" ("id") on delete ${rule};`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const table of [
      'receipt_readings',
      'standing_receipts',
      'team_sharings',
      'team_invitations',
      'team_members',
      'teams',
    ]) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }
}
