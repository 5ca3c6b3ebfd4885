import { Migration } from '@mikro-orm/migrations';

/** Access tokens are sessions of programs (docs/decisions/063-access-tokens.md). */
export class AccessTokens extends Migration {
  override name = '071-access-tokens';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sessions" add "name" text null, add "scopes" jsonb null, add "token_hash" text null;`,
    );
  }

  override down(): void | Promise<void> {
    // A version without these columns would take them for signed-in browsers.
    this.addSql(`delete from "sessions" where "token_hash" is not null;`);
    this.addSql(
      `alter table "sessions" drop column "name", drop column "scopes", drop column "token_hash";`,
    );
  }
}
