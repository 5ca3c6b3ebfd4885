import { Migration } from '@mikro-orm/migrations';

export class CrewSessions extends Migration {
  override name = '053-crew-sessions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "crew_sessions" ("id" serial primary key, "user_id" int null, "type" text not null, "title" text not null, "place" text null, "planned_minutes" int not null, "started_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "ended_by" text null, "settled_at" timestamptz(3) null, "seed" text not null, "version" int not null default 1);`,
    );
    this.addSql(`create index "crew_sessions_user_id_index" on "crew_sessions" ("user_id");`);
    this.addSql(
      `create index crew_sessions_running on crew_sessions (started_at) where ended_at is null;`,
    );
    this.addSql(
      `create table "crew_members" ("id" serial primary key, "session_id" int not null, "user_id" int null, "name" text null, "profession" text not null, "registration_number" text null, "names_allowed" boolean not null default false, "secret_hash" text null, "joined_at" timestamptz(3) not null, "here_since" timestamptz(3) null, "left_at" timestamptz(3) null, "removed_at" timestamptz(3) null, "presences" jsonb not null default '[]', "hours" numeric(4,1) null, "activity_id" int null, "version" int not null default 1);`,
    );
    this.addSql(
      `alter table "crew_members" add constraint "crew_members_secret_hash_unique" unique ("secret_hash");`,
    );
    this.addSql(
      `alter table "crew_members" add constraint "crew_members_activity_id_unique" unique ("activity_id");`,
    );
    this.addSql(
      `create index crew_members_list on crew_members (user_id, joined_at desc, id desc);`,
    );
    this.addSql(
      `create unique index crew_members_here on crew_members (user_id) where here_since is not null;`,
    );
    this.addSql(
      `alter table "crew_members" add constraint "crew_members_once" unique ("session_id", "user_id");`,
    );
    this.addSql(
      `create table "crew_confirmations" ("id" serial primary key, "by_id" int not null, "member_id" int not null, "confirmed_at" timestamptz(3) not null, "attested_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index "crew_confirmations_member_id_index" on "crew_confirmations" ("member_id");`,
    );
    this.addSql(
      `alter table "crew_confirmations" add constraint "crew_confirmations_once" unique ("by_id", "member_id");`,
    );
    this.addSql(
      `alter table "crew_sessions" add constraint "crew_sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "crew_sessions" add constraint "crew_sessions_ended" check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (settled_at is null));`,
    );
    this.addSql(
      `alter table "crew_members" add constraint "crew_members_session_id_foreign" foreign key ("session_id") references "crew_sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_members" add constraint "crew_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "crew_members" add constraint "crew_members_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "crew_confirmations" add constraint "crew_confirmations_by_id_foreign" foreign key ("by_id") references "crew_members" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_confirmations" add constraint "crew_confirmations_member_id_foreign" foreign key ("member_id") references "crew_members" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_confirmations" add constraint "crew_confirmations_of_others" check (by_id <> member_id);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "crew_members" drop constraint "crew_members_session_id_foreign";`);
    this.addSql(
      `alter table "crew_confirmations" drop constraint "crew_confirmations_by_id_foreign";`,
    );
    this.addSql(
      `alter table "crew_confirmations" drop constraint "crew_confirmations_member_id_foreign";`,
    );
    this.addSql(`drop table if exists "crew_sessions" cascade;`);
    this.addSql(`drop table if exists "crew_members" cascade;`);
    this.addSql(`drop table if exists "crew_confirmations" cascade;`);
  }
}
