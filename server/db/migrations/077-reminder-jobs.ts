import { Migration } from '@mikro-orm/migrations';

/** How far each job of the reminders has come, shared by all processes (docs/decisions/008-reminders.md). */
export class ReminderJobs extends Migration {
  override name = '077-reminder-jobs';

  override up(): void | Promise<void> {
    this.addSql(`create table "reminder_jobs" (
      "name" text not null,
      "run_at" timestamptz(3) not null,
      "after_user" int null,
      "range_size" int not null,
      "failures" int not null default 0,
      primary key ("name"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reminder_jobs" cascade;`);
  }
}
