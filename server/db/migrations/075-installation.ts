import { Migration } from '@mikro-orm/migrations';

/** Adds the settings that all processes of a database share (docs/decisions/079-one-installation.md). */
export class Installations extends Migration {
  override name = '075-installation';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "installation" ("id" smallint not null check (id = 1), "secret_hash" text not null, "push_key" text not null, "public_url" text null, "set_at" timestamptz(3) not null, primary key ("id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "installation";`);
  }
}
