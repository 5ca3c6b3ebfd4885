import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

export const recordSearches = [
  `create index documents_search on documents using gin (record_words(user_id, title || ' ' || content)) where deleted_at is null`,
  `create index learning_goals_search on learning_goals using gin (record_words(user_id, title || ' ' || why || ' ' || measure)) where deleted_at is null`,
  `create index reflective_logs_search on reflective_logs using gin (record_words(user_id, content || ' ' || learning_outcomes || ' ' || future_application)) where deleted_at is null`,
].map((sql) => indexStep(sql, { feature: 'search' }));

/** The words of documents, goals and reflections, as those of activities (decisions 039 and 043). */
export class RecordSearch extends Migration {
  override name = '043-record-search';

  override up(): void | Promise<void> {
    this.addSql(
      `create function record_words(owner int, given text) returns tsvector language sql immutable parallel safe cost 10000 return
         array_to_tsvector(own_words(owner, given));`,
    );
    this.addSql(later(...recordSearches));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index reflective_logs_search;`);
    this.addSql(`drop index learning_goals_search;`);
    this.addSql(`drop index documents_search;`);
    this.addSql(`drop function record_words(int, text);`);
  }
}
