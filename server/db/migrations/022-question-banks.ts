import { Migration } from '@mikro-orm/migrations';

/** Quizzes draw from a bank: attempts remember what was asked, and no quiz is submitted twice. */
export class QuestionBanks extends Migration {
  override name = '022-question-banks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cpd_modules" add "quiz_length" int not null default 5;`);
    this.addSql(`alter table "module_attempts" add "quiz_key" text null, add "asked" jsonb null;`);
    this.addSql(
      `create unique index module_attempts_once on module_attempts (user_id, module_id, quiz_key) where quiz_key is not null;`,
    );
    this.addSql(`alter table "module_progress" add "quiz_key" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "module_progress" drop column "quiz_key";`);
    this.addSql(`drop index "module_attempts_once";`);
    this.addSql(`alter table "module_attempts" drop column "quiz_key", drop column "asked";`);
    this.addSql(`alter table "cpd_modules" drop column "quiz_length";`);
  }
}
