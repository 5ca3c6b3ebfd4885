import { Migration } from '@mikro-orm/migrations';

/** Stores the answers of an activity's owner to "Does this count?" (docs/decisions/049-does-this-count.md). */
export class CountAnswers extends Migration {
  override name = '049-count-answers';

  override up(): void | Promise<void> {
    // Null if it was not asked, so that the text of old records stays the same (decision 036).
    this.addSql(`alter table "activities" add "count_answers" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "activities" drop column "count_answers";`);
  }
}
