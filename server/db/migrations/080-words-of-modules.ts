import { Migration } from '@mikro-orm/migrations';

/**
 * The words of the modules, worked out when a module's text changes instead of in each search (decision 043). The table
 * has a row for each module of the product, so rewriting it takes a moment.
 */
export class WordsOfModules extends Migration {
  override name = '080-words-of-modules';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "cpd_modules" add "search" tsvector generated always as (record_words(0, title || ' ' || category || ' ' || description)) stored null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cpd_modules" drop column "search";`);
  }
}
