import { Migration } from '@mikro-orm/migrations';

/** Keys that sign Open Badges; one at a time does (docs/decisions/069-open-badges.md). */
export class BadgeKeys extends Migration {
  override name = '069-badge-keys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "badge_keys" ("id" serial primary key, "thumbprint" text not null, "public_key" jsonb not null, "sealed_key" text null, "created_at" timestamptz(3) not null, "retired_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "badge_keys" add constraint "badge_keys_thumbprint_unique" unique ("thumbprint");`,
    );
    this.addSql(
      `create unique index badge_keys_current on badge_keys ((true)) where retired_at is null;`,
    );
    this.addSql(
      `alter table "badge_keys" add constraint "badge_keys_retired" check ((retired_at is null) = (sealed_key is not null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "badge_keys" cascade;`);
  }
}
