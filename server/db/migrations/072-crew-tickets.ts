import { Migration } from '@mikro-orm/migrations';

export class CrewTickets extends Migration {
  override name = '072-crew-tickets';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "crew_keys" ("id" serial primary key, "user_id" int not null, "public_key" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "crew_keys" add constraint "crew_keys_once" unique ("user_id", "public_key");`,
    );
    this.addSql(
      `create table "crew_tickets" ("id" serial primary key, "user_id" int not null, "key_id" int null, "session_key" text null, "code" text null, "issued_at" timestamptz(3) not null, "minutes_present" int null, "profession" text not null, "names_allowed" boolean not null default false, "sent_at" timestamptz(3) not null, "session_id" int null);`,
    );
    this.addSql(`create index "crew_tickets_key_id_index" on "crew_tickets" ("key_id");`);
    this.addSql(`create index "crew_tickets_session_id_index" on "crew_tickets" ("session_id");`);
    this.addSql(
      `create index crew_tickets_waiting on crew_tickets (issued_at) where session_id is null;`,
    );
    this.addSql(
      `alter table "crew_tickets" add constraint "crew_tickets_typed_once" unique ("user_id", "code", "issued_at");`,
    );
    this.addSql(
      `alter table "crew_tickets" add constraint "crew_tickets_scanned_once" unique ("user_id", "key_id", "session_key");`,
    );
    this.addSql(`alter table "crew_sessions" add "ticket_key" text null;`);
    this.addSql(
      `create index crew_sessions_sent on crew_sessions (started_at) where ticket_key is not null;`,
    );
    this.addSql(
      `alter table "crew_sessions" add constraint "crew_sessions_sent_once" unique ("user_id", "ticket_key");`,
    );
    this.addSql(
      `alter table "crew_keys" add constraint "crew_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_tickets" add constraint "crew_tickets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_tickets" add constraint "crew_tickets_key_id_foreign" foreign key ("key_id") references "crew_keys" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_tickets" add constraint "crew_tickets_session_id_foreign" foreign key ("session_id") references "crew_sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_tickets" add constraint "crew_tickets_scanned_or_typed" check ((code is null) = (key_id is not null) and (code is null) = (session_key is not null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "crew_tickets" drop constraint "crew_tickets_key_id_foreign";`);
    this.addSql(`drop table if exists "crew_keys" cascade;`);
    this.addSql(`drop table if exists "crew_tickets" cascade;`);
    this.addSql(`alter table "crew_sessions" drop constraint "crew_sessions_sent_once";`);
    this.addSql(`drop index crew_sessions_sent;`);
    this.addSql(`alter table "crew_sessions" drop column "ticket_key";`);
  }
}
