import { Migration } from '@mikro-orm/migrations';

/** Rosters that follow a calendar at its address (docs/decisions/054-followed-rosters.md). */
export class FollowedRosters extends Migration {
  override name = '074-followed-rosters';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "rosters" add "address" text null, add "address_host" text null, add "read_at" timestamptz(3) null, add "next_read_at" timestamptz(3) null, add "read_failures" smallint not null default 0;`,
    );
    this.addSql(
      `create index rosters_next_read on rosters (next_read_at) where next_read_at is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "rosters" drop column "address", drop column "address_host", drop column "read_at", drop column "next_read_at", drop column "read_failures";`,
    );
  }
}
