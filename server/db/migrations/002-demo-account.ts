import { Migration } from '@mikro-orm/migrations';

export class DemoAccount extends Migration {
  override name = '002-demo-account';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "is_demo" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "is_demo";`);
  }
}
