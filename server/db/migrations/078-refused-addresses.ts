import { Migration } from '@mikro-orm/migrations';

/** When an e-mail address refused a message for good (docs/decisions/009-the-outbox.md). */
export class RefusedAddresses extends Migration {
  override name = '078-refused-addresses';

  override up(): void | Promise<void> {
    this.addSql(`alter table "email_addresses" add "refused_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "email_addresses" drop column "refused_at";`);
  }
}
