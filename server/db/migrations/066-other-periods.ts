import { Migration } from '@mikro-orm/migrations';

/** The current CPD periods of further registrations, for the reminders (docs/decisions/056-registers.md). */
export class OtherPeriods extends Migration {
  override name = '066-other-periods';

  override up(): void | Promise<void> {
    this.addSql(`create table "other_cpd_periods" (
      "user_id" int not null,
      "profession" text not null,
      "basis" text not null,
      "registration_date" date null,
      "expiry_date" date null,
      "start_date" date not null,
      "end_date" date not null,
      "required_hours" numeric(4,1) not null,
      "required_interactive_hours" numeric(4,1) not null,
      primary key ("user_id", "profession"));`);
    this.addSql(
      `alter table "other_cpd_periods" add constraint "other_cpd_periods_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "other_cpd_periods" cascade;`);
  }
}
