import { Migration } from '@mikro-orm/migrations';

/**
 * Stores a user's registration details. A user without a rule has not been asked: the Board's year applies, as the
 * profile states.
 */
export class RegistrationDetails extends Migration {
  override name = '024-registration-details';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "users" add "registration_expiry_rule" text null, add "registration_number" text null, add "registration_type" text null, add "registration_type_since" date null, add "registration_breaks" jsonb not null default '[]', add "board_answers" jsonb not null default '[]';`,
    );
    this.addSql(`alter table "cpd_periods" add "basis" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cpd_periods" drop column "basis";`);
    this.addSql(
      `alter table "users" drop column "registration_expiry_rule", drop column "registration_number", drop column "registration_type", drop column "registration_type_since", drop column "registration_breaks", drop column "board_answers";`,
    );
  }
}
