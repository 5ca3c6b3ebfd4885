import { Migration } from '@mikro-orm/migrations';

/** Stores until when a registration is known to be renewed, and when the first one expires (docs/decisions/085). */
export class RenewedTo extends Migration {
  override name = '084-renewed-to';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "registration_renewed_to" date null;`);
    this.addSql(`alter table "cpd_periods" add "expiry_date" date null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cpd_periods" drop column "expiry_date";`);
    this.addSql(`alter table "users" drop column "registration_renewed_to";`);
  }
}
