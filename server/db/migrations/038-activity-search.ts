import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

export const activitiesSearch = indexStep(
  `create index activities_search on activities using gin (activity_words(user_id, title, provider, place, description)) where deleted_at is null`,
  { feature: 'search' },
);

/**
 * The words of an activity, each after the number of its owner: a search reads only the part of the index that holds
 * the owner's words (decision 039). `cost` makes the planner prefer the index to working the words out row by row.
 */
export class ActivitySearch extends Migration {
  override name = '038-activity-search';

  override up(): void | Promise<void> {
    this.addSql(
      `create function own_words(owner int, given text) returns text[] language sql immutable strict parallel safe return
         array(select owner || '/' || left(word, 40) from unnest(string_to_array(resource_plain(given), ' ')) word where word <> '');`,
    );
    this.addSql(
      `create function activity_words(owner int, title text, provider text, place text, description text) returns tsvector language sql immutable parallel safe cost 10000 return
         array_to_tsvector(own_words(owner, title || ' ' || coalesce(provider, '') || ' ' || coalesce(place, '') || ' ' || coalesce(description, '')));`,
    );
    this.addSql(
      `create function activity_query(owner int, given text) returns tsquery language sql immutable strict parallel safe return
         (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(own_words(owner, given)) word)::tsquery;`,
    );
    this.addSql(later(activitiesSearch));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index activities_search;`);
    this.addSql(`drop function activity_query(int, text);`);
    this.addSql(`drop function activity_words(int, text, text, text, text);`);
    this.addSql(`drop function own_words(int, text);`);
  }
}
