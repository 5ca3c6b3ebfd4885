import { Migration } from '@mikro-orm/migrations';

export class SecondFactors extends Migration {
  override name = '019-second-factors';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "used_challenges" ("id" text not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "used_challenges_expires_at_index" on "used_challenges" ("expires_at");`,
    );
    this.addSql(
      `create table "totp_secrets" ("user_id" int not null, "secret" text not null, "created_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, "last_step" int not null default 0, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "recovery_codes" ("user_id" int not null, "hash" text not null, "created_at" timestamptz(3) not null, "saved_at" timestamptz(3) null, "used_at" timestamptz(3) null, primary key ("user_id", "hash"));`,
    );
    this.addSql(
      `create table "password_resets" ("user_id" int not null, "delivery_id" uuid not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "password_resets" add constraint "password_resets_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `create table "passkeys" ("id" serial primary key, "user_id" int not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" jsonb not null, "backed_up" boolean not null, "aaguid" text not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null);`,
    );
    this.addSql(`create index "passkeys_by_owner" on "passkeys" ("user_id", "id");`);
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`,
    );
    this.addSql(`create index email_addresses_by_address on email_addresses (lower(address));`);
    this.addSql(
      `alter table "totp_secrets" add constraint "totp_secrets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "password_resets" add constraint "password_resets_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "used_challenges" cascade;`);
    this.addSql(`drop table if exists "totp_secrets" cascade;`);
    this.addSql(`drop table if exists "recovery_codes" cascade;`);
    this.addSql(`drop table if exists "password_resets" cascade;`);
    this.addSql(`drop table if exists "passkeys" cascade;`);
    this.addSql(`drop index "email_addresses_by_address";`);
  }
}
